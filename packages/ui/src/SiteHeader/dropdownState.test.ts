import { expect, test } from 'vitest';
import { allClosed, type DropdownEvent, dropdownReducer } from './dropdownState.ts';

const after = (...events: DropdownEvent[]) => events.reduce(dropdownReducer, allClosed);

const enter: DropdownEvent = { type: 'enter' };
const hover: DropdownEvent = { type: 'hover', value: 'a' };
const leave: DropdownEvent = { type: 'hover', value: '' };
const press: DropdownEvent = { type: 'press', value: 'a' };
const dismiss: DropdownEvent = { type: 'dismiss' };

test('a hover opens and leaving closes', () => {
  expect(after(enter, hover).open).toBe('a');
  expect(after(enter, hover, leave).open).toBe('');
});

test('a press pins what a hover opened, and leaving no longer closes it', () => {
  expect(after(enter, hover, press, leave).open).toBe('a');
});

test('a second press closes, and the hover that is still there does not open it again', () => {
  expect(after(enter, hover, press, press).open).toBe('');
  expect(after(enter, press, press, hover).open).toBe('');
  expect(after(enter, press, press, enter, hover).open).toBe('a');
});

test('what is dismissed stays closed until the pointer comes anew', () => {
  expect(after(enter, hover, dismiss, hover).open).toBe('');
  expect(after(enter, hover, dismiss, enter, hover).open).toBe('a');
});

test('a hover over another entry leaves a pinned one alone, a press moves the pin', () => {
  expect(after(press, enter, { type: 'hover', value: 'b' }).open).toBe('a');
  const moved = after(press, { type: 'press', value: 'b' });
  expect(moved.open).toBe('b');
  expect(dropdownReducer(moved, leave).open).toBe('b');
});
