'use client';

import { useLayoutEffect } from 'react';
import type { Bar } from './bars.ts';

/**
 * Marks `html` while a bar is on the page, so that the bar's room is kept free. (A `:has()` on the
 * root would cost style work on every change of the page.) HTML from a server has the attribute
 * already.
 */
export function useBar(bar: Bar): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.setAttribute(`data-${bar}`, '');
    return () => root.removeAttribute(`data-${bar}`);
  }, [bar]);
}
