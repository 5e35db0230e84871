import { marketingGroups, marketingTiers } from '@agency/pricing-data';
import { media, stickyBelowBars, vars } from '@agency/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { amounts } from '../../offers/PriceAmounts.css.ts';
import { priceTransition } from '../../offers/priceTransition.css.ts';
import * as pageHeader from '../../page-header/PageHeader.css.ts';
import { landscape, terms } from '../../print/print.css.ts';

const items = vars.size.itemsColumn;
/** Two columns in print; the second aligns with the table's column of the second tier. */
const besideHeading = `calc(${items} + (100% - ${items}) / ${marketingTiers.length}) 1fr`;
const levelWithTier = { paddingInlineStart: vars.space[3] };

/** The words and the mix take half of the width each. */
export const head = style([
  pageHeader.root,
  {
    '@media': {
      [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[6] },
    },
  },
]);

export const words = style([
  pageHeader.words,
  { '@media': { [media.print]: { gridTemplateColumns: besideHeading, columnGap: 0 } } },
]);

export const description = style([
  pageHeader.text,
  {
    '@media': {
      [media.print]: {
        gridArea: '1 / 2 / 3',
        alignSelf: 'end',
        maxWidth: 'none',
        ...levelWithTier,
      },
    },
  },
]);

/** The comparison and its notes. */
export const compared = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': {
    [media.md]: { gap: vars.space[6] },
    [media.print]: { grid: `auto / ${besideHeading}`, gap: `${vars.space[4]} 0` },
  },
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
  const height = 30 + pricesHeight + rows * 14.2 + marketingGroups.length * 20 + wraps;
  return { '@media': { [media.print]: { zoom: Math.max(0.8, Math.min(1, 538 / height)) } } };
};
globalStyle(compared, fitsPage(54));
globalStyle(`${compared}:has(${amounts})`, fitsPage(columns > 4 ? 100 : 73));

/** The table's heading; in print the page's heading is enough. */
export const heading = style({
  fontSize: vars.fontSize.title,
  '@media': { [media.belowMd]: { display: 'none' }, [media.print]: { display: 'none' } },
});

export const comparison = style({
  '@media': { [media.print]: { display: 'contents' } },
});
globalStyle(`${comparison} > [data-part="table"]`, { gridColumn: '1 / -1' });
globalStyle(`${comparison} > [data-part="notes"]`, {
  '@media': { [media.print]: { marginBlockStart: 0 } },
});

globalStyle(`${compared} > ${terms}`, { ...levelWithTier, marginBlockStart: 0 });

// Set on `body`: a change of the page name inside it would cause a page break.
// biome-ignore lint/plugin: only in print.
globalStyle(`body:has(${compared})`, { '@media': { [media.print]: { page: landscape } } });

const tierRowHeight = '2.5rem';

// Links to a tier, and to its groups, lead below the row of tiers.
globalStyle(`${comparison} article`, {
  scrollMarginBlockStart: `calc(${tierRowHeight} + ${vars.space[2]})`,
});
globalStyle(`${comparison} article *`, {
  scrollMarginBlockStart: tierRowHeight,
});
globalStyle(`${comparison} [data-part="items"]`, {
  scrollMarginBlockStart: `calc(${tierRowHeight} + ${vars.size.touchTarget})`,
});

export const tierRow = style({
  ...stickyBelowBars,
  '@media': {
    ...stickyBelowBars['@media'],
    // In a window zoomed to 400 %, or in large text, too little of the page would remain visible.
    '(height < 20rem), (width < 14rem)': { position: 'static' },
  },
  display: 'flex',
  // Large text takes two lines.
  flexWrap: 'wrap',
  // As wide as the page, over the cards' edges.
  marginInline: `calc(-1 * ${vars.size.gutter})`,
  paddingInline: vars.size.gutter,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.canvas,
});
globalStyle(`${tierRow} > a`, {
  flex: '1 0 auto',
  maxWidth: '100%',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: `calc(${tierRowHeight} - 1px)`,
  borderBlockEnd: '3px solid transparent',
  fontFamily: vars.font.brand,
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  color: vars.color.textMuted,
  textDecoration: 'none',
  outlineOffset: '-3px',
});
// Forced colours show transparent borders.
globalStyle(`${tierRow} > a:not([aria-current])`, {
  '@media': { [media.forcedColors]: { borderBlockEndColor: 'Canvas' } },
});
globalStyle(`${tierRow} > a[aria-current]`, {
  borderBlockEndColor: vars.color.text,
  color: vars.color.text,
});

// The space that the bottom bar reserves at the page's end has the footer's colour.
globalStyle('body > footer', { boxShadow: `0 9rem ${vars.color.inverseSurface}` });

const notPrinted = { '@media': { [media.print]: { display: 'none' } } };

/** 'per month', below a price or before its sum. */
export const period = style({
  fontFamily: vars.font.body,
  fontSize: vars.fontSize.small,
  fontWeight: 400,
  lineHeight: vars.lineHeight.snug,
  letterSpacing: 'normal',
  // Wraps as a whole if it fits a line.
  display: 'inline-block',
  color: vars.color.textMuted,
});
// From xl up it fits beside its price, which makes the sticky row lower.
globalStyle(`td > ${period}`, {
  '@media': { '(width < 80em)': { display: 'block', marginBlockStart: vars.space[1] } },
});
globalStyle(`td > ${priceTransition}`, { display: 'inline-block' });
// On a card's header only its text colour is readable.
globalStyle(`dd > ${period}`, { color: 'inherit' });
globalStyle(`dd > ${priceTransition}`, { display: 'inline-block' });

/** A price's sum over the contract. */
export const sum = style({ color: vars.color.text, fontWeight: 500 });

/** A tier's sum and Enquire, which stands at the same height in all columns. */
export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  '@media': { [media.print]: { display: 'block' } },
});
globalStyle(`td:has(> ${offer})`, { '@media': { screen: { verticalAlign: 'bottom' } } });

/** Enquire and, in a card, Share. */
export const actions = style({
  flex: '1 0 100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  ...notPrinted,
});
// In large text Share wraps before Enquire breaks.
globalStyle(`${actions} > a`, { flex: '1 0 max-content', paddingInline: vars.space[2] });
globalStyle(`td ${actions} > button`, { display: 'none' });

/** What a tier adds to the next lower one. */
export const additions = style({
  fontSize: vars.fontSize.small,
  fontWeight: 400,
  color: vars.color.textMuted,
});
globalStyle(`tr:has(> td > ${additions})`, notPrinted);

/** The tier that a card's tier adds to. */
export const beyond = style({ fontWeight: 500 });
globalStyle(`td ${beyond}`, { display: 'none' });

/** The table's label of what a tier adds, where a card says 'Beyond Gold'. */
export const tableOnly = style({});
globalStyle(`dt:has(> ${tableOnly})`, { display: 'none' });

// A card has Share beside Enquire, at its top.
globalStyle(`${comparison} article > [data-part="actions"]`, { display: 'none' });

/** The tier in view, below the bottom bar's words. */
export const inView = style({
  display: 'block',
  fontSize: vars.fontSize.small,
  fontWeight: 500,
  lineHeight: vars.lineHeight.tight,
  color: vars.color.textMuted,
});
