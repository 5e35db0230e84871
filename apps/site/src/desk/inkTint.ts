import { vars } from '@agency/ui/theme';

/** A tint of the text on ink. */
export const inkTint = (percent: number): string =>
  `color-mix(in oklab, ${vars.color.onInk} ${percent}%, ${vars.color.ink})`;
