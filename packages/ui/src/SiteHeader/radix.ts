import type { KeyboardEvent } from 'react';

/** Radix's value for a dropdown, encoded: Radix puts it into ids, which cannot contain spaces. */
export const valueFor = (label: string): string => encodeURIComponent(label);

export const labelFor = (value: string): string => decodeURIComponent(value);

/** Stops Radix from moving focus on Alt with an arrow key: the browser goes back in history. */
export const leaveShortcuts = (event: KeyboardEvent): void => {
  event.defaultPrevented ||= event.altKey || event.ctrlKey || event.metaKey;
};
