import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { skipLink as defaultLabels } from '../labels/defaults.ts';
import { useLabels } from '../labels/labels.ts';
import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps extends ComponentProps<'a'> {
  /**
   * The `main` element's id, after a `#`.
   * @default '#main'
   */
  href?: string | undefined;
  /** The link's text; defaults to the provider's label, or 'Skip to the content'. */
  children?: ReactNode;
}

/**
 * The first link of a page, which skips the header. The link is visible only while it has focus.
 * Give the `main` element `tabIndex={-1}`: without it, some browsers do not move focus there.
 * @example
 * <body>
 *   <SkipLink />
 *   <header>Fernhill</header>
 *   <main id="main" tabIndex={-1}>Rooms</main>
 * </body>
 */
export function SkipLink({ href = '#main', className, children, ...rest }: SkipLinkProps) {
  const labels = useLabels('skipLink', defaultLabels);
  return (
    <a href={href} className={classNames(styles.root, className)} {...rest}>
      {children ?? labels.skip}
    </a>
  );
}
