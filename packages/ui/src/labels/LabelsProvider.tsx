'use client';

import type { ReactNode } from 'react';
import { type Labels, LabelsContext } from './labels.ts';

export interface LabelsProviderProps {
  /** All labels in one language: `de`, or your own. */
  labels: Labels;
  /** The content whose labels are replaced. */
  children: ReactNode;
}

/**
 * Sets the labels of all components inside, and of toasts if the `ToastProvider` is inside. A
 * component's own `labels` override them. Server components and `.astro` files cannot use
 * providers: pass labels to each component, such as `labels={de.offerCard}`.
 * @example
 * <LabelsProvider labels={de}>
 *   <SkipLink />
 *   <ThemeToggle />
 * </LabelsProvider>
 */
export function LabelsProvider({ labels, children }: LabelsProviderProps) {
  // Client components always have the context.
  const Context = LabelsContext as NonNullable<typeof LabelsContext>;
  return <Context value={labels}>{children}</Context>;
}
