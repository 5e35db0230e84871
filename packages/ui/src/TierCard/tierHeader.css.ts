import { fallbackVar, type StyleRule } from '@vanilla-extract/css';
import { uiStyle, uiVariants, vars } from '../theme/style.ts';
import { type TierColor, textOnTier, tierColors } from '../theme/tokens.ts';

const { color } = vars;

/** A header's colour, or that of its surroundings if unset. */
export const headerColor = fallbackVar(color.header, color.surfaceSunken);
const onHeaderColor = fallbackVar(color.onHeader, color.text);

/** A header in the colours of `tier`, or in `--ui-color-header` and `--ui-color-on-header`. */
export const header = uiStyle({
  // A lighter upper edge.
  borderBlockStart: `1px solid color-mix(in oklab, ${headerColor} 65%, ${color.onInverseSurface})`,
  backgroundColor: headerColor,
  color: onHeaderColor,
  // The page's focus ring and marks have too little contrast on some header colours.
  vars: {
    [color.focusRing]: onHeaderColor,
    [color.positive]: onHeaderColor,
    [color.textMuted]: onHeaderColor,
  },
  printColorAdjust: 'exact',
});

/** The preset colours of tiers' headers. */
export const tier = uiVariants(
  Object.fromEntries(
    tierColors.map((each) => [
      each,
      { vars: { [color.header]: color[each], [color.onHeader]: color[textOnTier(each)] } },
    ]),
  ) as Record<TierColor, StyleRule>,
);
