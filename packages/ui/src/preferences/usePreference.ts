'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { persistPreference } from './persistPreference.ts';
import type { Preference } from './prePaint.ts';

/**
 * A preference's current value, and the function that changes it. The attribute on `html` is the
 * single truth: whoever changes it (the inline script, another tab, this hook), each user of the
 * hook follows. On the server and while hydrating it is the default.
 */
export function usePreference<Value extends string>(
  preference: Preference<Value>,
): [value: Value, setValue: (value: Value) => void] {
  const attribute = `data-${preference.name}`;

  const subscribe = useCallback(
    (changed: () => void) => {
      const observer = new MutationObserver(changed);
      observer.observe(document.documentElement, { attributeFilter: [attribute] });
      return () => observer.disconnect();
    },
    [attribute],
  );

  const value = useSyncExternalStore(
    subscribe,
    () => {
      const found = document.documentElement.getAttribute(attribute) as Value;
      return preference.values.includes(found) ? found : preference.defaultValue;
    },
    () => preference.defaultValue,
  );

  const setValue = useCallback(
    (next: Value) => {
      document.documentElement.setAttribute(attribute, next);
      persistPreference(preference, next);
    },
    [attribute, preference],
  );

  return [value, setValue];
}
