'use client';

import { type RefObject, useEffect, useRef } from 'react';

/** A ref to the latest value, for callbacks in effects: React 19.0 has no `useEffectEvent`. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
