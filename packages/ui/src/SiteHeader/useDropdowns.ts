'use client';

import { useRef, useState } from 'react';

export type Dropdowns = ReturnType<typeof useDropdowns>;

/** Which of the header's dropdowns is open, by its place as Radix's value; empty if all are closed. */
export function useDropdowns() {
  const [{ open, pinned }, setState] = useState({ open: '', pinned: false });
  // After a dropdown closes under the pointer, hover opens none until the pointer enters an entry.
  const muted = useRef(false);
  const show = (value: string, pin: boolean) => setState({ open: value, pinned: pin });
  return {
    open,
    /** Whether the open dropdown stays open when the pointer leaves. */
    pinned,
    show,
    followHover(value: string) {
      if (!pinned && !(value && muted.current)) show(value, false);
    },
    dismiss() {
      muted.current = true;
      show('', false);
    },
    unmute() {
      muted.current = false;
    },
  };
}
