'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { applyValue, changeEvent, type Preference, persistPreference } from './preference.ts';

/**
 * A preference's current value, and a function that changes it. The value is read from the attribute
 * on `html`, so every use of the hook follows a change by the inline script, another tab or another
 * component. On the server and during hydration it is the default.
 */
export function usePreference<Value extends string>(
  preference: Preference<Value>,
): [value: Value, setValue: (value: Value) => void] {
  const { name } = preference;
  const attribute = `data-${name}`;

  const subscribe = useCallback(
    (changed: () => void) => {
      const root = document.documentElement;
      root.addEventListener(changeEvent(name), changed);
      // Whoever else sets the attribute.
      const observer = new MutationObserver(changed);
      observer.observe(root, { attributeFilter: [attribute] });
      return () => {
        root.removeEventListener(changeEvent(name), changed);
        observer.disconnect();
      };
    },
    [name, attribute],
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
      applyValue(name, next);
      persistPreference(preference, next);
    },
    [name, preference],
  );

  return [value, setValue];
}
