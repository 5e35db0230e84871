'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * State that the consumer controls (`value` with `onChange`) or leaves to the component
 * (`defaultValue`), which calls `onChange` either way.
 */
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

/** A ref to the latest value, for callbacks in effects: React 19.0 has no `useEffectEvent`. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
