'use client';

import { useLayoutEffect } from 'react';
import type { Bar } from './style.ts';

/**
 * Sets an attribute on `html` while a bar is on the page, which reserves its room. (A `:has()` on the
 * root would cost style work on every change of the page.) HTML from a server already has it.
 */
export function useBar(bar: Bar): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.setAttribute(`data-${bar}`, '');
    return () => root.removeAttribute(`data-${bar}`);
  }, [bar]);
}
