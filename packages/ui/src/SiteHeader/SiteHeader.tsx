import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import type { NavigationItem } from '../navigation.ts';
import { HeaderNavigation } from './HeaderNavigation.tsx';
import * as styles from './SiteHeader.css.ts';

export interface SiteHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The wordmark, in a link to where home is. */
  logo: ReactNode;
  /** The entries, in reading order. */
  items: readonly NavigationItem[];
  /**
   * The navigation's accessible name.
   * @default 'Main'
   */
  label?: string | undefined;
  /** A `NavigationSheet` of the same items: its button takes their place where they do not fit. */
  sheet?: ReactNode;
}

/**
 * The bar that sticks to the window's top: the logo, and the navigation from lg upward. A short
 * window lets it scroll away.
 */
export function SiteHeader({
  logo,
  items,
  label = 'Main',
  sheet,
  className,
  ...rest
}: SiteHeaderProps) {
  return (
    <header className={classNames(styles.root, className)} {...rest}>
      <div className={styles.bar}>
        <div className={styles.logo}>{logo}</div>
        <HeaderNavigation items={items} label={label} />
        <div className={styles.sheet}>{sheet}</div>
      </div>
    </header>
  );
}
