import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './ViewBar.css.ts';

export interface ViewBarProps extends ComponentProps<'section'> {
  /**
   * The landmark's accessible name.
   * @default 'Display'
   */
  label?: string | undefined;
  /** What changes the view: a `ViewSwitch`, a `ThemeToggle`. */
  children?: ReactNode;
}

/**
 * The bar that sticks under the header and holds what changes the page's view: the view switch
 * at its start, the theme toggle at its end. Where they take two lines, set `--ui-size-view-bar` to
 * their height: what is scrolled to keeps clear of that much.
 */
export function ViewBar({ label = 'Display', className, ...rest }: ViewBarProps) {
  return <section aria-label={label} className={classNames(styles.root, className)} {...rest} />;
}
