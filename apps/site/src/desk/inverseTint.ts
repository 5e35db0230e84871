import { vars } from '@agency/ui/theme';

/** A tint of the text on the inverse surface. */
export const inverseTint = (percent: number): string =>
  `color-mix(in oklab, ${vars.color.onInverseSurface} ${percent}%, ${vars.color.inverseSurface})`;
