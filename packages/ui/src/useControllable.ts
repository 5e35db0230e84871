'use client';

import { useState } from 'react';

/** Returns the controlled `value` or else the component's own state, with a setter that reports changes. */
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
