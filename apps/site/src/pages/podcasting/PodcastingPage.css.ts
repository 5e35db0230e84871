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

/** On phones only two lines, so that prices come early. The page's text has the contract's length. */
const onPhones = '(width < 40em)';

const hairline = `1px solid color-mix(in oklab, ${vars.color.onInverseSurface} 20%, transparent)`;

/** A box of the inverse surface; not printed, as the cards and the terms below them say the same. */
export const termsSummary = style({
  paddingBlock: vars.space[1],
  border: hairline,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.inverseSurface,
  color: vars.color.onInverseSurface,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
  '@media': { [media.print]: { display: 'none' } },
});

/** The label floats at the start, the value is at the end or wraps below. */
export const term = style({
  padding: `${vars.space[2]} ${vars.space[4]}`,
  selectors: { '& + &': { borderBlockStart: hairline } },
  '@media': {
    [onPhones]: {
      paddingInline: vars.space[3],
      selectors: { '&:last-child': { display: 'none' } },
    },
  },
});

globalStyle(`${term} > dt`, {
  float: 'inline-start',
  marginInlineEnd: vars.space[3],
  color: vars.color.onInverseSurfaceMuted,
});
globalStyle(`${term} > dd`, { textAlign: 'end', fontWeight: 600 });

/** Below the turnaround: the recording, then a row for each bundle. */
export const deliveries = style({
  clear: 'both',
  display: 'flex',
  gap: vars.space[2],
  marginBlock: `${vars.space[3]} ${vars.space[2]}`,
  '@media': { [onPhones]: { display: 'none' } },
});

globalStyle(`${deliveries} path`, { vectorEffect: 'non-scaling-stroke' });
globalStyle(`${deliveries} svg`, {
  fill: 'none',
  stroke: vars.color.onInverseSurface,
  strokeWidth: 2,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

/** As high as all rows. */
export const waveform = style({
  inlineSize: '5rem',
  strokeLinecap: 'round',
});

/** The lines end at their days, the names are in a column beside them. */
export const days = style({
  flex: '1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  textAlign: 'start',
  fontWeight: 400,
  color: vars.color.onInverseSurfaceMuted,
});
globalStyle(`${days} b`, { fontWeight: 600, color: vars.color.onInverseSurface });

globalStyle(`${deliveries} svg:dir(rtl)`, { scale: '-1 1' });

export const line = style({ inlineSize: '100%', blockSize: '1rem', overflow: 'visible' });

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
