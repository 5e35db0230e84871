import type { KeyboardEvent } from 'react';

/** By which Radix knows a dropdown. It becomes a part of ids, where a space would end one. */
export const valueFor = (label: string): string => encodeURIComponent(label);

export const labelFor = (value: string): string => decodeURIComponent(value);

/** Alt and an arrow key go back in history: Radix, which would move the focus, is told to leave it. */
export const leaveShortcuts = (event: KeyboardEvent): void => {
  event.defaultPrevented ||= event.altKey || event.ctrlKey || event.metaKey;
};
