import { marketingTiers } from '@agency/pricing-data';
import { stickyBelowBars, textOnTier, vars } from '@agency/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { priceTransition } from '../../offers/priceTransition.css.ts';

// Its text begins and ends where that of the cards does.
const indexGap = `min(${vars.space[4]}, 4vw)`;

/** The tiers' names and prices, above the cards. */
export const index = style({
  position: 'relative',
  zIndex: stickyBelowBars.zIndex,
  // The row behind it takes no height, only a gap.
  marginBlock: `calc(-1 * ${vars.space[4]}) ${vars.space[5]}`,
  display: 'grid',
  overflow: 'clip',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
});
globalStyle(`${index} > a`, {
  display: 'flex',
  // In large text the price wraps.
  flexWrap: 'wrap',
  minBlockSize: '3rem',
  paddingInlineEnd: indexGap,
  textDecoration: 'none',
  outlineOffset: '-2px',
});
globalStyle(`${index} > a + a`, { borderBlockStart: `1px solid ${vars.color.line}` });

globalStyle(`${index} > a > :not(small)`, {
  display: 'flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  paddingInlineStart: indexGap,
  fontFamily: vars.font.brand,
  fontWeight: 700,
});
globalStyle(`${index} b`, { flex: '1 0 max(7rem, 33%)', fontSize: vars.fontSize.lead });

// Each tier's name in its metal.
for (const [place, { color }] of marketingTiers.entries()) {
  globalStyle(`${index} > :nth-child(${place + 1}) > b`, {
    backgroundColor: vars.color[color],
    color: vars.color[textOnTier(color)],
  });
}

export const indexPrice = style([
  priceTransition,
  {
    flex: '1000 0 auto',
    justifyContent: 'end',
    // On one line with 'per month' on the narrowest phones, in either font.
    fontSize: `min(${vars.fontSize.subtitle}, 5.4vw)`,
    fontVariantNumeric: 'tabular-nums',
  },
]);
globalStyle(`${index} small`, {
  alignSelf: 'center',
  marginInlineStart: 'auto',
  paddingInlineStart: vars.space[2],
  fontSize: vars.fontSize.small,
  color: vars.color.textMuted,
});
