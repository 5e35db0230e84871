'use client';

import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  followNavigation,
  hold,
  isHeld,
  type Navigate,
  release,
  showInAddress,
  valueInAddress,
  withdrawFromAddress,
} from './address.ts';
import {
  changeEvent,
  type Preference,
  shownValue,
  showParts,
  showValue,
  storeValue,
} from './preference.ts';

export interface UsePreferenceOptions<Value extends string> {
  /**
   * The value on the server and during hydration: `valueInAddress(preference, query)` of the request. A later
   * change means that a router has navigated, and applies the value in the address.
   * @default the preference's `defaultValue`
   */
  server?: NoInfer<Value> | undefined;
  /**
   * Replaces the address's query by this one, through the app's router. For React Router, which does not notice
   * `history.replaceState`. Leave out the hash, to which the router would scroll; browsers with the Navigation API
   * keep it. Unset it while the router goes elsewhere, which it would cancel: a choice then waits until it is set.
   * @default history.replaceState, which Next.js and TanStack Router notice
   */
  navigate?: Navigate | undefined;
}

/** The value that the page shows, if it is valid. */
function validValue<Value extends string>(preference: Preference<Value>): Value | undefined {
  const shown = shownValue(preference);
  return preference.values.find((value) => value === shown);
}

/** How many components use each preference, by its name. */
const users = new Map<string, number>();

const neverChanges = () => () => {};

/** Whether the component must render what the server has rendered. */
function useHydrating(): boolean {
  let hydrating = false;
  const client = () => true;
  const server = () => {
    hydrating = true;
    return true;
  };
  // Equal snapshots: React renders nothing again once hydrated.
  useSyncExternalStore(neverChanges, client, server);
  return hydrating;
}

/**
 * Returns a preference's current value and a function that changes it. The value is that of the attribute on
 * `html`, which the inline script, another tab and other components change, too; on the server and during
 * hydration it is `server`'s.
 */
export function usePreference<Value extends string>(
  preference: Preference<Value>,
  { server, navigate }: UsePreferenceOptions<Value> = {},
): [value: Value, setValue: (value: Value) => void] {
  const initial = server ?? preference.defaultValue;

  const hydrating = useHydrating();
  const [shown, setShown] = useState(() => (hydrating ? undefined : validValue(preference)));
  const value = shown ?? initial;

  // What a router shows as the page's first user of a preference shows its address's value, as when it is loaded.
  const appears = useRef(!hydrating);
  useLayoutEffect(() => {
    const { name } = preference;
    const others = users.get(name) ?? 0;
    users.set(name, others + 1);
    if (appears.current) {
      appears.current = false;
      const inAddress = valueInAddress(preference, location.search);
      if (inAddress && !others && !isHeld(preference)) {
        showValue(preference, inAddress);
        showParts(preference);
      }
      setShown(validValue(preference));
    }
    return () => {
      users.set(name, (users.get(name) ?? 1) - 1);
    };
  }, [preference]);

  const router = useRef(navigate);
  const hasRouter = useRef(false);
  useEffect(() => {
    router.current = navigate;
    if (!navigate) return;
    hasRouter.current = true;
    release(preference, navigate);
  }, [preference, navigate]);

  // Only once hydrated: the server's HTML contains the address that the server has seen.
  useEffect(() => {
    const root = document.documentElement;
    const follow = () => {
      // A transition: an urgent update would replace what has not hydrated yet by its fallbacks.
      startTransition(() => setShown(validValue(preference)));
      showInAddress(preference, router.current);
    };
    follow();
    // The window's own: jsdom refuses a signal of Node's.
    const listening = new window.AbortController();
    const { signal } = listening;
    root.addEventListener(changeEvent, follow, { signal });
    followNavigation(preference, () => router.current, signal);
    // Other code may set the attribute.
    const observer = new MutationObserver(follow);
    observer.observe(root, { attributeFilter: [`data-${preference.name}`] });
    return () => {
      listening.abort();
      observer.disconnect();
      if (!users.get(preference.name)) withdrawFromAddress(preference);
    };
  }, [preference]);

  // Applies the value in the address, as a router may have cached an older server value. Without one, keeps
  // the rendered value: React may have written the server's to `html`.
  const lastServer = useRef(server);
  useLayoutEffect(() => {
    if (server === lastServer.current) return;
    lastServer.current = server;
    if (isHeld(preference)) return;
    showValue(preference, valueInAddress(preference, location.search) ?? value);
    // Also where the value stays.
    showInAddress(preference);
  }, [server, preference, value]);

  const setValue = useCallback(
    (next: Value) => {
      if (hasRouter.current && !router.current) hold(preference);
      // Urgent: React would reset a controlled radio button until it has rendered.
      setShown(next);
      showValue(preference, next);
      storeValue(preference, next);
      // Also where it chooses what was shown by default.
      showInAddress(preference, router.current);
    },
    [preference],
  );

  return [value, setValue];
}
