import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './BottomBar.css.ts';

export interface BottomBarProps extends ComponentProps<'div'> {
  /** The question or remark at its start. */
  children: ReactNode;
  /** The one button or link at its end. */
  action: ReactNode;
}

/**
 * A bar fixed to the bottom of a narrow screen (below md), with the page's one next step. The
 * document keeps room for it, so that it covers nothing at the end.
 */
export function BottomBar({ children, action, className, ...rest }: BottomBarProps) {
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      <p className={styles.text}>{children}</p>
      {action}
    </div>
  );
}
