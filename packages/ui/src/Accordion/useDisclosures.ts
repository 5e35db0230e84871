'use client';

import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react';
import { useHashLinks } from './useHashLinks.ts';

/**
 * Syncs native `details` with state: those whose keys are in `open` are open. Browsers toggle them on a
 * click, for find-in-page and for links to their content, also before hydration. Returns the props of each
 * by its index in `keys`.
 */
export function useDisclosures(
  component: string,
  keys: readonly string[],
  open: readonly string[],
  setOpen: (open: readonly string[]) => void,
): (index: number) => ComponentProps<'details'> {
  const details = useRef<(HTMLDetailsElement | null)[]>([]);

  /** Syncs the state with the elements that the browser opened or closed. */
  const adopt = () => {
    const now = keys.filter((_, index) => details.current[index]?.open);
    if (now.join('\n') !== keys.filter((key) => open.includes(key)).join('\n')) setOpen(now);
  };

  useHashLinks(component, details, adopt);
  const adopted = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on mount only, for those opened before hydration.
  useEffect(() => {
    adopted.current = true;
    adopt();
  }, []);
  // Reverts toggles the controlled value rejects.
  useLayoutEffect(() => {
    if (!adopted.current) return;
    for (const [index, key] of keys.entries()) {
      const element = details.current[index];
      if (element && element.open !== open.includes(key)) element.open = open.includes(key);
    }
  });

  return (index) => ({
    ref: (element) => {
      details.current[index] = element;
    },
    open: open.includes(keys[index] ?? ''),
    onToggle: adopt,
    // A visitor may open one before hydration.
    suppressHydrationWarning: true,
  });
}
