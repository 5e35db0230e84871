'use client';

import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { hasLayout } from '../layout.ts';
import type { Bar } from './style.ts';

/** Counts the bars of each kind, because a bar may mount before the one that it replaces unmounts. */
const counts: Partial<Record<Bar, number>> = {};

/**
 * Sets an attribute on `html` while a bar is on the page, so that CSS reserves room for the bar. A
 * server may set the attribute, too. If the bar wraps, sets a variable to the bar's height.
 */
export function useBar(bar: Bar, ref?: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const count = (by: number) => {
      counts[bar] = (counts[bar] ?? 0) + by;
      document.documentElement.toggleAttribute(`data-${bar}`, counts[bar] > 0);
    };
    count(1);
    return () => count(-1);
  }, [bar]);
  useEffect(() => {
    const element = ref?.current;
    if (!element || !hasLayout()) return;
    const name = `--ui-taller-${bar}`;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const least = Number.parseFloat(getComputedStyle(element).minHeight);
      const { height } = element.getBoundingClientRect();
      // Set only if needed: a variable on the root restyles the whole page.
      style.setProperty(name, height > least + 0.5 ? `${height}px` : '');
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, [bar, ref]);
}
