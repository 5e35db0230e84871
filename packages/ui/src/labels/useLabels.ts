import * as React from 'react';
import { given, type Labels, type OwnLabels } from './labels.ts';

// Server components have no context: their build of React lacks `createContext`.
const { createContext, use } = React as Partial<typeof React>;

/** The labels of the nearest `LabelsProvider`; no context in a server component. */
export const LabelsContext = createContext?.<Labels | undefined>(undefined);

/** A component's labels: its own prop's first, then the provider's, then English. */
export function useLabels<Name extends keyof Labels>(
  name: Name,
  english: Labels[Name],
  own?: OwnLabels<Name>,
): Labels[Name] {
  const provided = LabelsContext && use?.(LabelsContext)?.[name];
  return { ...english, ...provided, ...given(own) };
}
