import { marketingGroups, marketingTiers, tiersFor, views } from '@agency/pricing-data';
import { media, stickyBelowBars, textOnTier, vars } from '@agency/ui/theme';
import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { amounts } from '../../offers/PriceAmounts.css.ts';
import { priceTransition } from '../../offers/priceTransition.css.ts';
import * as pageHeader from '../../page-header/PageHeader.css.ts';
import { terms } from '../../print/print.css.ts';
import { styleView } from '../../views/styleView.ts';

const items = vars.size.itemsColumn;
/** The second of two columns begins in the middle of the tiers' columns. */
const besideHeading = `calc(${items} + (100% - ${items}) / 2)`;
const printed = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@media': { [media.print]: rule } });

const levelWithTier = { paddingInlineStart: vars.space[3] };

/** Short, so that the prices come early: from md up Enquire is beside the description, from xl up all in a row. */
export const head = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  marginBlockEnd: vars.space[5],
  '@media': {
    [`screen and ${media.md}`]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'end',
      columnGap: vars.space[6],
    },
    [`screen and ${media.xl}`]: {
      display: 'grid',
      // The description begins with the text of the table's third column.
      gridTemplateColumns: `calc(${besideHeading} + ${vars.space[3]}) 1fr auto`,
      alignItems: 'last baseline',
      columnGap: 0,
    },
    [media.print]: {
      gridTemplateColumns: `${besideHeading} 1fr`,
      gap: 0,
      alignItems: 'end',
      marginBlock: `0 ${vars.space[3]}`,
    },
  },
});

// At a distance from the last tier's own.
globalStyle(`${head} > a`, { '@media': { [media.xl]: { alignSelf: 'center' } } });

export const description = style([
  pageHeader.text,
  {
    '@media': {
      [`screen and ${media.md}`]: { flex: '1 1 calc(100% - 12rem)', maxWidth: 'none' },
      [`screen and ${media.xl}`]: { paddingInlineEnd: vars.space[4], fontSize: vars.fontSize.body },
      [media.print]: levelWithTier,
    },
  },
]);
// A shorter text than the other view's ends level with Enquire.
globalStyle(`${description} > *`, { '@media': { [media.lg]: { alignSelf: 'end' } } });

/** The comparison and its notes. Not a grid, in which the bottom bar would stick only inside its cell. */
export const compared = style({
  display: 'flex',
  flexDirection: 'column',
  '@media': { [media.print]: { display: 'grid', grid: `auto / ${besideHeading} 1fr` } },
});

const rows = marketingGroups.reduce((sum, { items }) => sum + items.length, 0);
const columns = marketingTiers.length;

/**
 * Fits the table onto one printed page, as far as it stays readable; a longer one goes on with its
 * header on another. Its height and that of its rows and groups are in px, as measured.
 */
const fitsPage = (pricesHeight: number) => {
  // More than four columns are narrow.
  const wraps = columns > 4 ? 25 * columns - 70 : 0;
  const height = 34 + pricesHeight + rows * 14.95 + marketingGroups.length * 20.2 + wraps;
  return { zoom: Math.max(0.8, Math.min(1, 540 / height)) };
};
printed(compared, fitsPage(columns > 4 ? 57 : 40));
printed(`${compared}:has(${amounts})`, fitsPage(columns > 4 ? 103 : 60));

export const comparison = style({ '@media': { [media.print]: { display: 'contents' } } });

// The bottom bar comes when the page's head has left the window, behind the view bar: a sticky element's
// margins stay inside its parent, too. Here its margin is as high as the window, and takes no room.
const belowWindow = `min(100lvh - ${vars.size.viewBar}, 60rem)`;
globalStyle(`${compared} > ${comparison}`, {
  '@media': {
    [`screen and ${media.belowMd}`]: { marginBlockEnd: `calc(${vars.space[4]} - ${belowWindow})` },
  },
});
export const bar = style({ margin: `${belowWindow} calc(-1 * ${vars.size.gutter}) -4.25rem` });

globalStyle(`${comparison} [data-part="summary"]`, { color: vars.color.text });
globalStyle(`${comparison} > [data-part="table"]`, { gridColumn: '1 / -1' });
printed(`${comparison} > [data-part="notes"]`, { marginBlockStart: vars.space[3] });

globalStyle(`${compared} > ${terms}`, { ...levelWithTier, marginBlockStart: vars.space[3] });

// vanilla-extract's types lack `@page`; it emits the rule unchanged.
globalStyle('@page landscape', { size: 'A4 landscape', margin: '8mm 14mm' } as GlobalStyleRule);
// Set on `body`: a change of the page name inside it would cause a page break.
// biome-ignore lint/plugin: only in print.
printed(`body:has(${compared})`, { page: 'landscape' });

const tierRowHeight = '2.5rem';

// Links to a tier, and to its groups, lead below the row of tiers.
globalStyle(`${comparison} article`, {
  scrollMarginBlockStart: `calc(${tierRowHeight} + ${vars.space[2]})`,
});
globalStyle(`${comparison} article *`, { scrollMarginBlockStart: tierRowHeight });
globalStyle(`${comparison} [data-part="items"]`, {
  scrollMarginBlockStart: `calc(${tierRowHeight} + ${vars.size.touchTarget})`,
});

export const tierRow = style({
  ...stickyBelowBars,
  '@media': {
    ...stickyBelowBars['@media'],
    // When a phone's header comes back, it covers the row: all three would take too much of the window.
    [`${media.belowMd} and ${media.tallWindow}`]: {
      top: `calc(${vars.size.stickyTop} - ${vars.size.header})`,
      selectors: { '&:has(:focus-visible)': { top: vars.size.stickyTop } },
    },
    // On a phone held sideways, or in large text, too little of the page would remain visible.
    '(height < 25rem), (width < 14rem)': { position: 'static' },
  },
  display: 'flex',
  // Large text takes two lines.
  flexWrap: 'wrap',
  alignSelf: 'start',
  // Behind the index, until that has scrolled away.
  marginBlockEnd: `calc(-1 * (${tierRowHeight} + ${vars.space[4]}))`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.canvas,
  selectors: {
    '&:has(:focus-visible)': { zIndex: stickyBelowBars.zIndex + 1 },
    '&:not(:has([aria-current]))': { visibility: 'hidden' },
  },
});
globalStyle(`${tierRow} > a`, {
  flex: '1 0 auto',
  maxWidth: '100%',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: `calc(${tierRowHeight} - 1px)`,
  fontFamily: vars.font.brand,
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  color: vars.color.textMuted,
  textDecoration: 'none',
  outlineOffset: '-3px',
});
globalStyle(`${tierRow} > a[aria-current]`, {
  color: vars.color.text,
  textDecoration: 'underline 2px',
  textUnderlineOffset: '0.5em',
});

/** 'per month', beside or below a price, in the colour of its header. */
export const period = style({
  fontFamily: vars.font.body,
  fontSize: vars.fontSize.small,
  fontWeight: 400,
  lineHeight: vars.lineHeight.snug,
  letterSpacing: 'normal',
});

globalStyle(`td > ${period}`, {
  '@media': { screen: { display: 'block', marginBlockStart: vars.space[1] } },
});

/** A price's sum over the contract. */
export const sum = style([
  priceTransition,
  {
    display: 'block',
    fontWeight: 500,
    textWrap: 'balance',
    '@media': { [`screen and ${media.md}`]: { marginBlockEnd: vars.space[2] } },
  },
]);

/** Enquire and Share. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  marginBlock: vars.space[2],
  // The icon reaches beyond its button.
  paddingInlineEnd: vars.space[1],
  '@media': {
    [media.belowMd]: { marginBlockEnd: vars.space[3] },
    [media.print]: { display: 'none' },
  },
});

// In large text Share wraps before Enquire breaks.
globalStyle(`${actions} a`, { flex: '1 0 max-content', paddingInline: vars.space[2] });

/** What a tier adds to the next lower one, an item a line. */
export const highlights = style({ fontWeight: 400 });
globalStyle(`${highlights} > li`, { paddingInlineStart: '0.75em', textIndent: '-0.75em' });
printed(`${comparison} tr:has(> td > ${highlights})`, { display: 'none' });

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

/** The tier in view, below the bottom bar's words. */
export const inView = style({
  display: 'block',
  fontSize: vars.fontSize.small,
  fontWeight: 500,
  lineHeight: vars.lineHeight.tight,
  color: vars.color.textMuted,
});

/** A total may have cents, so its size depends on the width of the table's columns. */
export const total = style([
  priceTransition,
  {
    '@media': {
      [`screen and ${media.md}`]: { fontSize: 'min(1em, 2.2vw)' },
      // Leaves room on the sheet for the three amounts below.
      [media.print]: { fontSize: '9.5pt' },
    },
  },
]);

// Hides the tiers that a view does not offer.
for (const view of views) {
  for (const [index, tier] of marketingTiers.entries()) {
    if (tiersFor(view).includes(tier)) continue;
    const place = `:nth-child(${index + 1})`;
    styleView(view, `${comparison} :is([id="${tier.key}"], nav > a${place})`, { display: 'none' });
    // Not removed, as the headings of the groups span all columns.
    const cells = `${comparison} :is(thead th, td):nth-child(${index + 2})`;
    styleView(view, cells, { visibility: 'hidden', width: 0, padding: 0, fontSize: 0 });
    styleView(view, `${cells} > *`, { display: 'none' });
  }
}
