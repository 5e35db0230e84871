/** Which dropdown is open, and what keeps it so. */
export interface DropdownState {
  /** The open dropdown's value; empty when none is. */
  open: string;
  /** A press opened it: the pointer's leaving does not close it. */
  pinned: boolean;
  /** It was just closed under the pointer: a hover counts again when the pointer comes anew. */
  muted: boolean;
}

export type DropdownEvent =
  /** The pointer rests on a trigger, or (empty) has left trigger and dropdown. */
  | { type: 'hover'; value: string }
  /** The pointer comes to a trigger. */
  | { type: 'enter' }
  /** A click, a tap, Enter or Space on a trigger. */
  | { type: 'press'; value: string }
  /** It is to stay open, whatever opened it. */
  | { type: 'pin'; value: string }
  /** Escape, a press elsewhere, the focus gone, an item chosen. */
  | { type: 'dismiss' };

export const allClosed: DropdownState = { open: '', pinned: false, muted: false };

/**
 * Hover opens what is not pinned, a press pins it, another press closes it. Radix's own state
 * closes on the press that follows a hover.
 */
export function dropdownReducer(state: DropdownState, event: DropdownEvent): DropdownState {
  switch (event.type) {
    case 'enter':
      return { ...state, muted: false };
    case 'hover':
      if (state.pinned || (event.value && state.muted)) return state;
      return { ...state, open: event.value };
    case 'press':
      if (state.pinned && state.open === event.value) return { ...allClosed, muted: true };
      return { open: event.value, pinned: true, muted: false };
    case 'pin':
      return { open: event.value, pinned: true, muted: false };
    case 'dismiss':
      return { ...allClosed, muted: true };
  }
}
