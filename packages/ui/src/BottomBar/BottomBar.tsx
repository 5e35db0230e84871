import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './BottomBar.css.ts';

export interface BottomBarProps extends ComponentProps<'section'> {
  /** The question or remark at its start. */
  children: ReactNode;
  /** The one button or link at its end. */
  action: ReactNode;
  /**
   * The landmark's accessible name.
   * @default 'Next step'
   */
  label?: string;
}

/**
 * A bar fixed to the bottom of a narrow screen (below md), with the page's one next step. The
 * document has room for it at its end, so that it covers nothing.
 */
export function BottomBar({
  children,
  action,
  label = 'Next step',
  className,
  ...rest
}: BottomBarProps) {
  return (
    <section aria-label={label} className={classNames(styles.root, className)} {...rest}>
      <p className={styles.text}>{children}</p>
      {action}
    </section>
  );
}
