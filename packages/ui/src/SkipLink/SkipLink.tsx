import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { skipLink as english } from '../labels/english.ts';
import type { SkipLinkLabels } from '../labels/labels.ts';
import { useLabels } from '../labels/useLabels.ts';
import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps extends ComponentProps<'a'> {
  /**
   * The id of the page's main part, after a `#`.
   * @default '#main'
   */
  href?: string | undefined;
  /** The link's text, if it is not `labels.skip`. */
  children?: ReactNode;
  /** Replaces the component's texts. */
  labels?: SkipLinkLabels | undefined;
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
export function SkipLink({ href = '#main', className, children, labels, ...rest }: SkipLinkProps) {
  const texts = useLabels('skipLink', english, labels);
  return (
    <a href={href} className={classNames(styles.root, className)} {...rest}>
      {children ?? texts.skip}
    </a>
  );
}
