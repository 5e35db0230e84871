import type { TierColor } from '@agency/ui/theme';

/** The colour of a tier's lights on ink, in both themes: like its header, but cool white for the first. */
export const lights: Record<TierColor, string> = {
  tier1: 'oklch(0.97 0.015 230)',
  tier2: 'oklch(0.85 0.105 88)',
  tier3: 'oklch(0.76 0.05 250)',
  tier4: 'oklch(0.73 0.09 50)',
  tier5: 'oklch(0.74 0.08 195)',
  tier6: 'oklch(0.82 0.05 35)',
};

/** How much of the text's colour, in per cent, an unlit light has. */
export const unlitTint = 18;
