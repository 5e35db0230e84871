'use client';

import { type ReactNode, use, useLayoutEffect } from 'react';
import { type Labels, LabelsContext, pageLabels } from './labels.ts';

export interface LabelsProviderProps {
  /** All labels in one language: `de`, or your own. */
  labels: Labels;
  /** The page, or the part of it in this language. */
  children: ReactNode;
}

/**
 * Sets the labels of all components inside it; a component's own `labels` win. The outermost provider
 * also sets those of the page's toasts. Server components and `.astro` files have no provider: pass each
 * component its own, `labels={de.offerCard}`.
 * @example
 * <LabelsProvider labels={de}>
 *   <SkipLink />
 *   <ThemeToggle />
 * </LabelsProvider>
 */
export function LabelsProvider({ labels, children }: LabelsProviderProps) {
  // Never missing in a client component.
  const Context = LabelsContext as NonNullable<typeof LabelsContext>;
  const isInside = use(Context);
  useLayoutEffect(() => {
    if (isInside) return;
    pageLabels.push(labels);
    return () => void pageLabels.splice(pageLabels.indexOf(labels), 1);
  }, [isInside, labels]);
  return <Context value={labels}>{children}</Context>;
}
