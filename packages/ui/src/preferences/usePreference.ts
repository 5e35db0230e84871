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
  addressState,
  followNavigation,
  type Navigate,
  release,
  showInAddress,
  valueInAddress,
  withdraw,
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

const nothing = () => {};
const neverChanges = () => nothing;

/** Whether the component must render what the server has rendered. */
function useHydrating(): boolean {
  let hydrating = false;
  // Equal snapshots: React renders nothing again once hydrated.
  useSyncExternalStore(neverChanges, nothing, () => {
    hydrating = true;
  });
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
  const hydrating = useHydrating();
  const [shown, setShown] = useState(() => (hydrating ? undefined : validValue(preference)));
  const value = shown ?? server ?? preference.defaultValue;

  // The first component on a page that a router opens shows the value in the address, as a page load does.
  const appears = useRef(!hydrating);
  useLayoutEffect(() => {
    const state = addressState(preference);
    state.users += 1;
    if (appears.current) {
      appears.current = false;
      const inAddress = valueInAddress(preference, location.search);
      if (inAddress && state.users === 1 && state.phase !== 'held') {
        showValue(preference, inAddress);
        showParts(preference);
      }
      setShown(validValue(preference));
    }
    return () => {
      state.users -= 1;
    };
  }, [preference]);

  // Stays undefined without an app's router. While that is busy, it has no `navigate`.
  const router = useRef<{ navigate: Navigate | undefined }>(undefined);
  useEffect(() => {
    if (navigate || router.current) router.current = { navigate };
    if (navigate) release(preference, navigate);
  }, [preference, navigate]);

  // Only once hydrated: the server's HTML contains the address that the server has seen.
  useEffect(() => {
    const root = document.documentElement;
    const follow = () => {
      // A transition: an urgent update would replace what has not hydrated yet by its fallbacks.
      startTransition(() => setShown(validValue(preference)));
      showInAddress(preference, router.current?.navigate);
    };
    follow();
    // jsdom rejects Node's AbortSignal: this is the window's.
    const listening = new window.AbortController();
    const { signal } = listening;
    root.addEventListener(changeEvent, follow, { signal });
    followNavigation(preference, () => router.current?.navigate, signal);
    // Other code may set the attribute.
    const observer = new MutationObserver(follow);
    observer.observe(root, { attributeFilter: [`data-${preference.name}`] });
    return () => {
      listening.abort();
      observer.disconnect();
      withdraw(preference);
    };
  }, [preference]);

  // Applies the value in the address, as a router may have cached an older server value. Without one, keeps
  // the rendered value: React may have written the server's to `html`.
  const lastServer = useRef(server);
  useLayoutEffect(() => {
    if (server === lastServer.current) return;
    lastServer.current = server;
    if (addressState(preference).phase === 'held') return;
    showValue(preference, valueInAddress(preference, location.search) ?? value);
  }, [server, preference, value]);

  const setValue = useCallback(
    (next: Value) => {
      const isBusy = router.current && !router.current.navigate;
      if (isBusy) addressState(preference).phase = 'held';
      // Urgent: React would reset a controlled radio button until it has rendered.
      setShown(next);
      showValue(preference, next);
      storeValue(preference, next);
    },
    [preference],
  );

  return [value, setValue];
}
