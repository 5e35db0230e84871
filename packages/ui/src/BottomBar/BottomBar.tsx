'use client';

import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { classNames } from '../classNames.ts';
import { bottomBar as defaultLabels } from '../labels/defaults.ts';
import { useLabels } from '../labels/labels.ts';
import { hasLayout } from '../layout.ts';
import { useBar } from '../theme/useBar.ts';
import * as styles from './BottomBar.css.ts';

export interface BottomBarProps extends ComponentProps<'section'> {
  /** The question or remark at the start of the bar. */
  children: ReactNode;
  /** The one button or link at the end of the bar. */
  action?: ReactNode;
  /** The landmark's accessible name, in place of the provider's or 'Next step'. */
  label?: string | undefined;
  /** The id of an element with the same action: the bar hides beside it and below it. */
  hideNear?: string | undefined;
}

/**
 * A bar with the page's one next step, at the bottom of narrow windows (below md) while its parent is in view: place
 * it at the parent's end, where it remains. With a margin above, it comes only after so much of the parent, where
 * siblings' margins add up. Parts: `text`.
 * @example
 * <BottomBar
 *   action={<ButtonLink href="/contact">Enquire</ButtonLink>}
 *   hideNear="contact"
 * >
 *   Ready to book?
 * </BottomBar>
 */
export function BottomBar({
  children,
  action,
  label,
  hideNear,
  className,
  ...rest
}: BottomBarProps) {
  const labels = useLabels('bottomBar', defaultLabels);
  const [away, setAway] = useState(false);
  useBar('bottom-bar');

  useEffect(() => {
    const other = hideNear && document.getElementById(hideNear);
    if (!other || !hasLayout()) return;
    const observer = new IntersectionObserver(
      (entries) => setAway(!!entries.at(-1)?.isIntersecting),
      // Hides 96 px before the element. The page above counts as visible: a jump past the element is noticed.
      { root: document, rootMargin: '1000000px 0px 96px' },
    );
    observer.observe(other);
    return () => observer.disconnect();
  }, [hideNear]);

  return (
    <section
      aria-label={label ?? labels.label}
      data-away={away || undefined}
      className={classNames(styles.root, className)}
      {...rest}
    >
      <p data-part="text" className={styles.text}>
        {children}
      </p>
      {action}
    </section>
  );
}
