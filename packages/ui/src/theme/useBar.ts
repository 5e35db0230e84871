'use client';

import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { hasLayout } from '../layout.ts';
import type { Bar } from './style.ts';
import { taller } from './theme.css.ts';

/**
 * Sets an attribute on `html` while a bar is on the page, so that CSS reserves room for it. (A `:has()` on
 * the root would be matched again on every change of the page.) A server may have set it already.
 */
export function useBar(bar: Bar): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.setAttribute(`data-${bar}`, '');
    return () => root.removeAttribute(`data-${bar}`);
  }, [bar]);
}

/** Sets the CSS variable for the height of a wrapped bar; sticky content stays below it. */
export function useBarHeight(bar: keyof typeof taller, ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = ref;
    if (!current || !hasLayout()) return;
    const name = taller[bar];
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const least = Number.parseFloat(getComputedStyle(current).minHeight);
      const { height } = current.getBoundingClientRect();
      // Set only if needed: a variable on the root restyles the whole page.
      style.setProperty(name, height > least + 0.5 ? `${height}px` : '');
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, [bar, ref]);
}
