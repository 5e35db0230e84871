import { marketingTiers } from '@agency/pricing-data';
import { stickyBelowBars, textOnTier, tintOf, vars } from '@agency/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { priceTransition } from '../../offers/priceTransition.css.ts';
import { row } from './StickyTierLinks.css.ts';

const inset = `min(${vars.space[4]}, 4vw)`;

export const links = style({
  position: 'relative',
  zIndex: stickyBelowBars.zIndex,
  // Removes the gap below the sticky row, which takes up no height and is behind these links.
  marginBlock: `calc(-1 * ${vars.space[4]}) ${vars.space[4]}`,
  display: 'grid',
  backgroundColor: vars.color.canvas,
});
globalStyle(`${links} > a`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[2],
  fontFamily: vars.font.brand,
  fontSize: vars.fontSize.lead,
  textDecoration: 'none',
});
globalStyle(`${links} b`, {
  display: 'grid',
  alignItems: 'center',
  minBlockSize: '3rem',
  paddingInline: inset,
  backgroundColor: vars.color.header,
  color: vars.color.onHeader,
});

// Colours each tier's link, here and in the sticky row.
for (const [place, { color }] of marketingTiers.entries()) {
  globalStyle(`:is(${links}, ${row}) > :nth-child(${place + 1})`, {
    vars: {
      [vars.color.header]: vars.color[color],
      [vars.color.onHeader]: vars.color[textOnTier(color)],
    },
    backgroundColor: tintOf(vars.color[color]),
  });
  // Gives lower tiers shorter bars, from 64 % to 31 %. `Math.max` prevents a division by 0 for a single tier.
  globalStyle(`${links} > :nth-child(${place + 1}) > b`, {
    minInlineSize: `${64 - (33 * place) / Math.max(1, marketingTiers.length - 1)}%`,
  });
}

export const price = style([
  priceTransition,
  {
    marginInlineStart: 'auto',
    paddingInlineEnd: inset,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
]);
