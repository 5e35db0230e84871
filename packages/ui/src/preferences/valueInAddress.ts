import type { Preference } from './preference.ts';

/** The first valid value in an address's query string, if there is one. */
export const valueInAddress = (
  { parameter, aliases, values }: Preference,
  query: string,
): string | undefined => {
  if (!parameter) return undefined;
  return new URLSearchParams(query)
    .getAll(parameter)
    .map((word) => aliases?.[word] ?? word)
    .find((value) => values.includes(value));
};
