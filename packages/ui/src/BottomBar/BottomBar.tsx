'use client';

import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { bottomBar as defaultLabels } from '../labels/defaults.ts';
import { useLabels } from '../labels/labels.ts';
import { hasContent } from '../Part.tsx';
import { useBar } from '../theme/useBar.ts';
import * as styles from './BottomBar.css.ts';

export interface BottomBarProps extends ComponentProps<'section'> {
  /** The question or remark at the start of the bar. */
  children: ReactNode;
  /** A button or link at the end of the bar. */
  action?: ReactNode;
}

/**
 * A bar with the page's one next step, fixed at the bottom of narrow windows (`media.bottomBar`).
 * Reserves room for itself at the page's end. In other windows, the bar is hidden, so repeat the
 * step on the page. Parts: `text`.
 * @example
 * <BottomBar action={<ButtonLink href="/contact">Enquire</ButtonLink>}>
 *   Ready to book?
 * </BottomBar>
 */
export function BottomBar({ children, action, className, ...rest }: BottomBarProps) {
  const labels = useLabels('bottomBar', defaultLabels);
  useBar('bottom-bar');
  return (
    <section aria-label={labels.label} className={classNames(styles.root, className)} {...rest}>
      <p data-part="text" className={styles.text}>
        {children}
      </p>
      {hasContent(action) && action}
    </section>
  );
}
