'use client';

import { useState } from 'react';
import { warn } from './warn.ts';

/** State that the consumer controls by `value`, or the component keeps; either way, it calls `onChange`. */
export function useControllable<Value, Initial = Value>(
  component: string,
  value: Value | undefined,
  defaultValue: Initial,
  onChange: ((value: Value) => void) | undefined,
): [value: Value | Initial, setValue: (value: Value) => void] {
  const [own, setOwn] = useState<Value | Initial>(defaultValue);
  const [wasControlled] = useState(value !== undefined);
  if (process.env.NODE_ENV !== 'production' && wasControlled && value === undefined) {
    warn(
      component,
      'the prop that controls its state became undefined, so it now keeps its own. Always pass a value, or never.',
    );
  }
  const current = value === undefined ? own : value;
  const setValue = (next: Value) => {
    setOwn(next);
    if (next !== current) onChange?.(next);
  };
  return [current, setValue];
}
