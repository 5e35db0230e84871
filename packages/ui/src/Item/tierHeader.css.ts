import { fallbackVar, type StyleRule } from '@vanilla-extract/css';
import { media, uiStyle, uiVariants, vars, zIndex } from '../theme/style.ts';
import { type TierColour, textOnTier, tierColours } from '../theme/tokens.ts';

const { color } = vars;

/** A header's colour, or that of its surroundings if unset. */
export const headerColour = fallbackVar(color.header, color.surfaceSunken);
const onHeaderColour = fallbackVar(color.onHeader, color.text);

/** A header in the colours of `tier`, or in `--ui-color-header` and `--ui-color-on-header`. */
export const header = uiStyle({
  // A lighter upper edge.
  borderBlockStart: `1px solid color-mix(in oklab, ${headerColour} 65%, ${color.onInk})`,
  backgroundColor: headerColour,
  color: onHeaderColour,
  // The page's focus ring has too little contrast on some header colours.
  vars: { [color.focusRing]: onHeaderColour },
  printColorAdjust: 'exact',
});

/** The preset colours of tiers' headers. */
export const tier = uiVariants(
  Object.fromEntries(
    tierColours.map((each) => [
      each,
      { vars: { [color.header]: color[each], [color.onHeader]: color[textOnTier(each)] } },
    ]),
  ) as Record<TierColour, StyleRule>,
);

/** Makes a header stick below the page's own sticky bars. */
export const stickyHeader = {
  position: 'sticky',
  top: vars.size.stickyTop,
  zIndex: zIndex.raised,
  '@media': { [media.print]: { position: 'static' } },
} as const satisfies StyleRule;

/** A link in a tier's headline, in place of a price: 'Enquire'. */
export const headlineLink = {
  position: 'relative',
  display: 'inline-block',
  outlineOffset: '1px',
  // Prints in line with the other values.
  '@media': { [media.print]: { position: 'static' } },
} as const satisfies StyleRule;
