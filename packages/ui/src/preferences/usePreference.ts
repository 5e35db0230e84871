'use client';

import {
  startTransition,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { warn } from '../warn.ts';
import type { Preference } from './preference.ts';
import { changeEvent, choose, restore, shownValue, storedValue } from './store.ts';

export interface UsePreferenceOptions<Value extends string> {
  /**
   * The value in the router's address, in the browser and on the server: `valueInAddress(preference, search)`.
   * Hydration renders the value; when it changes later, the preference changes with it.
   * @default the preference's `defaultValue`
   */
  routerValue?: NoInfer<Value> | undefined;
}

/** The names of the preferences that mounted components use, one for each component. */
const namesInUse: string[] = [];

/** Returns the value that the page shows, and a function that sets the visitor's choice. */
export function usePreference<Value extends string>(
  preference: Preference<Value>,
  { routerValue }: UsePreferenceOptions<Value> = {},
): [value: Value, setValue: (value: Value) => void] {
  const initial = routerValue ?? preference.defaultValue;
  const hydrating = useHydrating();
  const [shown, setShown] = useState(() => (hydrating ? initial : shownValue(preference)));
  useLayoutEffect(() => {
    const { name } = preference;
    const root = document.documentElement;
    // The first component to use a preference restores it: client-side navigation does not run the inline script again.
    if (!namesInUse.includes(name)) {
      const isRestored = root.dataset.scripted?.split(' ').includes(name);
      restore(preference, isRestored ? shownValue(preference) : storedValue(preference));
      if (process.env.NODE_ENV !== 'production' && hydrating && !isRestored) {
        warn('usePreference', `'${name}' shows late: \`preHydrationScript\` was not given it.`);
      }
    }
    namesInUse.push(name);
    const follow = () => setShown(shownValue(preference));
    // An urgent update would replace parts that have not hydrated yet with their fallbacks.
    if (hydrating) startTransition(follow);
    else follow();
    root.addEventListener(changeEvent, follow);
    return () => {
      namesInUse.splice(namesInUse.indexOf(name), 1);
      root.removeEventListener(changeEvent, follow);
    };
  }, [preference, hydrating]);

  const lastRouterValue = useRef(routerValue);
  useLayoutEffect(() => {
    const isNew = routerValue !== lastRouterValue.current;
    lastRouterValue.current = routerValue;
    // Ignores an unchanged router value: the address may have a later choice that the router has not noticed.
    if (routerValue && isNew) restore(preference, routerValue);
  }, [preference, routerValue]);

  const setValue = useCallback((value: Value) => choose(preference, value), [preference]);
  return [shown ?? initial, setValue];
}

function useHydrating(): boolean {
  const snapshot = useRef(false);
  const hydrating = useSyncExternalStore(neverChanges, () => snapshot.current, always);
  useLayoutEffect(() => {
    // The snapshot must not change during hydration: React would render the change urgently.
    snapshot.current = hydrating;
  }, [hydrating]);
  return hydrating;
}
const neverChanges = () => () => {};
const always = () => true;
