import * as React from 'react';
import type { Labels } from './en.ts';

export type { Labels };

/** A component's own labels, in place of the provider's; those left out or `undefined` are the provider's. */
export type OwnLabels<Name extends keyof Labels> = {
  [Label in keyof Labels[Name]]?: string | undefined;
};

/** Replaces names in braces by their values: `'Back to {label}'`. */
export const fill = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replaceAll(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));

/** A component's own labels without those that are `undefined`, which count as missing. */
const omitUndefined = (own: object | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(own ?? {}).filter(([, label]) => label !== undefined));

// Server components have no context: their build of React lacks `createContext`.
const { createContext, use } = React as Partial<typeof React>;

/** The labels of the nearest `LabelsProvider`; no context in a server component. */
export const LabelsContext = createContext?.<Labels | undefined>(undefined);

/** A component's labels: its own prop's first, then the provider's, then English. */
export function useLabels<Name extends keyof Labels>(
  name: Name,
  defaultLabels: Labels[Name],
  own?: OwnLabels<Name>,
): Labels[Name] {
  const provided = LabelsContext && use?.(LabelsContext)?.[name];
  return { ...defaultLabels, ...provided, ...omitUndefined(own) };
}
