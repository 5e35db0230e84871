import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps extends ComponentProps<'a'> {
  /**
   * The id of the page's main part, after a `#`.
   * @default '#main'
   */
  href?: string | undefined;
  /**
   * The link's text.
   * @default 'Skip to the content'
   */
  children?: ReactNode;
}

/**
 * The first link of a page, which skips the header. Visible only while it has focus. Give the main
 * part `tabIndex={-1}`: some browsers would not move focus there.
 * @example
 * <body>
 *   <SkipLink />
 *   <header>Fernhill</header>
 *   <main id="main" tabIndex={-1}>Rooms</main>
 * </body>
 */
export function SkipLink({
  href = '#main',
  className,
  children = 'Skip to the content',
  ...rest
}: SkipLinkProps) {
  return (
    <a href={href} className={classNames(styles.root, className)} {...rest}>
      {children}
    </a>
  );
}
