import { media, vars } from '@agency/ui/theme';
import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import * as pageHeader from '../../page-header/PageHeader.css.ts';

/** About 144 px in a window of 1440 px. */
export const title = style([
  pageHeader.title,
  { vars: { [pageHeader.share.inOneLine]: '0.1143', [pageHeader.share.onPhones]: '0.19' } },
]);

/** A bundle's card. */
export const card = style({});

// A card without a tier's name reserves the line of its level, so that prices stay when the view changes.
globalStyle(`${card} [data-part="heading"]`, {
  '@media': {
    screen: { alignContent: 'center', minBlockSize: `calc(1lh + ${vars.space[1]} + 1.75rem)` },
  },
});

/** A card with one amount a price; three amounts, with tax, take its whole width. */
export const oneAmount = style([card]);

/** What a price saves, below its quantity, and its sum. */
export const detail = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '1em',
  overflowWrap: 'anywhere',
});
// Where a price beside its quantity would be smaller than the card's name, it is below, and so is its sum.
const beside = (rule: GlobalStyleRule) => ({ '@container': { '(width >= 18.125rem)': rule } });
const below = (rule: GlobalStyleRule) => ({
  '@media': { screen: { '@container': { '(width < 18.125rem)': rule } } },
});

// Also if it is the only one.
globalStyle(`${detail} > :last-child`, {
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  ...below({ marginInlineStart: 0 }),
});
globalStyle(`${oneAmount} [data-part="quantity"]`, below({ flexBasis: '100%' }));
globalStyle(`${oneAmount} [data-part="prices"] :is(div, span)`, below({ rowGap: vars.space[1] }));

// In shares of the card's width on a phone, otherwise of the prices' width: 'R14 999 pm' fits beside '2 episodes
// per month'.
for (const [screen, quantity, price] of [
  ['screen', '1.9cqi + 0.47rem', '17.9cqi - 2rem'],
  [`screen and ${media.sm}`, '2.35cqi + 0.44rem', '19.7cqi - 1.87rem'],
] as const) {
  globalStyle(`${oneAmount} [data-part="quantity"]`, {
    '@media': {
      [screen]: beside({
        flexBasis: 'max-content',
        fontSize: `clamp(0.8125rem, ${quantity}, 0.9375rem)`,
      }),
    },
  });
  globalStyle(`${oneAmount} [data-part="price"]`, {
    '@media': { [screen]: beside({ fontSize: `clamp(1.25rem, ${price}, 2.5rem)` }) },
  });
}

/** Below the line: the words, and above the last card, the terms of all bundles. */
export const summary = style({
  display: 'grid',
  gap: `${vars.space[4]} ${vars.space[5]}`,
  '@media': {
    [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', alignItems: 'last baseline' },
    [media.print]: { display: 'block' },
  },
});
globalStyle(`${summary} > *`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[2],
});
globalStyle(`${summary} > :first-child`, { '@media': { [media.lg]: { gridColumn: 'span 2' } } });

/** All terms and the other view's link fit one column. */
export const terms = style({
  '@media': { [`${media.lg} and (width < 80em)`]: { fontSize: vars.fontSize.small } },
});
globalStyle(`${terms} > dl`, {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  lineHeight: vars.lineHeight.snug,
  '@media': { [media.print]: { display: 'none' } },
});
globalStyle(`${terms} dt`, { color: vars.color.textMuted });
globalStyle(`${terms} dd`, { fontWeight: 600 });

export const viewLink = style({ '@media': { [media.print]: { display: 'none' } } });

/** Looks like a quiet link. Its touch target takes no room. */
export const viewButton = style({
  marginBlock: `calc(-1 * ${vars.space[3]})`,
  border: 0,
  padding: `${vars.space[3]} 0`,
  background: 'none',
  lineHeight: vars.lineHeight.snug,
  textAlign: 'start',
  textDecoration: 'underline 1px',
  textUnderlineOffset: '0.2em',
  color: vars.color.textMuted,
  cursor: 'pointer',
  '@media': { [media.canHover]: { selectors: { '&:hover': { color: vars.color.text } } } },
});
