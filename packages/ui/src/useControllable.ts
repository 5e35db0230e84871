'use client';

import { useState } from 'react';

/** State that `value` controls, or that the component keeps. Either way, changes call `onChange`. */
export function useControllable<Value, Initial = Value>(
  value: Value | undefined,
  defaultValue: Initial,
  onChange: ((value: Value) => void) | undefined,
): [value: Value | Initial, setValue: (value: Value) => void] {
  const [own, setOwn] = useState<Value | Initial>(defaultValue);
  const current = value === undefined ? own : value;
  const setValue = (next: Value) => {
    setOwn(next);
    if (next !== current) onChange?.(next);
  };
  return [current, setValue];
}
