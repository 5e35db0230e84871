'use client';

import { type RefObject, useEffect } from 'react';
import { tallerHeader } from '../theme/theme.css.ts';
import { useBar } from '../theme/useBar.ts';
import { warnOfPage } from '../warn.ts';

/** Ignores smaller movements, in px: those of a finger that holds still. */
const stillness = 4;

/** Reports the header's visibility and height to CSS: by an attribute and a variable on `html`. */
export function useStickyHeader(bar: RefObject<HTMLDivElement | null>): void {
  useBar('site-header');
  useEffect(() => {
    const { current } = bar;
    if (process.env.NODE_ENV !== 'production') warnOfPage('SiteHeader', current);
    if (!current) return;
    const stopLeaving = leaveOnScroll(current);
    const stopMeasuring = measure(current);
    return () => {
      stopLeaving();
      stopMeasuring();
    };
  }, [bar]);
}

/**
 * Hides a phone's header while the page scrolls down. Shows it on the first movement up or when it
 * receives focus, and keeps it while it has the keyboard's focus.
 */
function leaveOnScroll(bar: HTMLElement): () => void {
  const root = document.documentElement;
  const setAway = (away: boolean) => root.toggleAttribute('data-header-away', away);
  const comeBack = () => setAway(false);
  let last = scrollY;

  const onScroll = () => {
    // Ignores overscroll, from which the page springs back.
    const y = Math.max(0, Math.min(scrollY, root.scrollHeight - innerHeight));
    if (Math.abs(y - last) < stillness) return;
    setAway(y > last && !bar.querySelector(':focus-visible'));
    last = y;
  };

  addEventListener('scroll', onScroll, { passive: true });
  bar.addEventListener('focusin', comeBack);
  return () => {
    removeEventListener('scroll', onScroll);
    bar.removeEventListener('focusin', comeBack);
    comeBack();
  };
}

/** Publishes the height of a bar that wraps, so that what sticks below keeps clear of it. */
function measure(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const least = Number.parseFloat(getComputedStyle(bar).minHeight);
    const { height } = bar.getBoundingClientRect();
    // Set only if needed: a variable on the root restyles the whole page.
    style.setProperty(tallerHeader, height > least + 0.5 ? `${height + 1}px` : '');
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty(tallerHeader);
  };
}
