'use client';

import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useControllable } from '../useControllable.ts';

/** The dropdown that is open, by its label. A pinned one stays open when the pointer leaves. */
export type OpenDropdown = { label: string; pinned: boolean } | undefined;

export type SetOpened = (next: OpenDropdown | ((now: OpenDropdown) => OpenDropdown)) => void;

/** The header's props. */
export interface OpenState {
  open: string | null | undefined;
  defaultOpen: string | null | undefined;
  onOpenChange: ((open: string | null) => void) | undefined;
}

/** Which dropdown is open. Whatever the pointer did not open by resting there is pinned. */
export function useOpenDropdown({
  open,
  defaultOpen = null,
  onOpenChange,
}: OpenState): [OpenDropdown, SetOpened] {
  const [label, setLabel] = useControllable(open, defaultOpen, onOpenChange);
  const [hovered, setHovered] = useState<string | null>(null);
  const opened = label === null ? undefined : { label, pinned: label !== hovered };

  // Timers that began earlier, and listeners of the document, find what is open by then.
  const latest = useRef({ opened, setLabel });
  useLayoutEffect(() => {
    latest.current = { opened, setLabel };
  });

  const setOpened: SetOpened = useCallback((next) => {
    const now = latest.current.opened;
    const then = typeof next === 'function' ? next(now) : next;
    if (then === now) return;
    setHovered(then && !then.pinned ? then.label : null);
    latest.current.setLabel(then?.label ?? null);
  }, []);

  return [opened, setOpened];
}
