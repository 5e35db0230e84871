import * as React from 'react';
import type { Labels } from './en.ts';

export type { Labels };

/** A component's own labels. Missing or `undefined` ones fall back to the provider's, then to the defaults. */
export type OwnLabels<Name extends keyof Labels> = {
  [Label in keyof Labels[Name]]?: string | undefined;
};

/** Replaces names in braces with their values: `'Back to {label}'`. */
export const fill = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replaceAll(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));

const omitUndefined = (own: object | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(own ?? {}).filter(([, label]) => label !== undefined));

// React's build for server components lacks `createContext`.
const { createContext, use } = React as Partial<typeof React>;

export const LabelsContext = createContext?.<Labels | undefined>(undefined);

/** Returns a component's labels, each from its prop, or else from the provider or the defaults. */
export function useLabels<Name extends keyof Labels>(
  name: Name,
  defaultLabels: Labels[Name],
  own?: OwnLabels<Name>,
): Labels[Name] {
  const provided = LabelsContext && use?.(LabelsContext)?.[name];
  return { ...defaultLabels, ...provided, ...omitUndefined(own) };
}
