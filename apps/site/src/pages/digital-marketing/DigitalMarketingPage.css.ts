import { marketingTiers, tiersFor, views } from '@agency/pricing-data';
import { media, vars } from '@agency/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { priceTransition } from '../../offers/priceTransition.css.ts';
import * as pageHeader from '../../page-header/PageHeader.css.ts';
import { terms } from '../../print/print.css.ts';
import { styleInView } from '../../views/styleInView.ts';

const items = vars.size.itemsColumn;
/** A first-column width that makes the second column start halfway across the table's tier columns. */
const besideHeading = `calc(${items} + (100% - ${items}) / 2)`;

/** Indents text by the padding of the table's cells, to line it up with the text in the columns. */
const levelWithTier = { paddingInlineStart: vars.space[3] };

/** Puts the description and Enquire in one row from md up, so that the prices start higher up the page. */
export const head = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
  marginBlockEnd: vars.space[5],
  '@media': {
    [`screen and ${media.md}`]: {
      marginBlockEnd: vars.space[4],
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: vars.space[6],
    },
    // Puts the description beside the table's steps, above its first column.
    [`screen and ${media.xl}`]: {
      gridTemplateColumns: `${vars.size.itemsColumn} 1fr`,
      rowGap: '1.25rem',
      marginBlockEnd: `calc(${vars.space[1]} - ${vars.size.rise})`,
    },
    [media.print]: {
      gridTemplateColumns: `${besideHeading} 1fr`,
      gap: 0,
      alignItems: 'end',
      marginBlock: `0 ${vars.space[3]}`,
    },
  },
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space[4],
  '@media': {
    [`screen and ${media.md}`]: { gridArea: '1 / 1 / auto / -1' },
    [`screen and ${media.xl}`]: { gap: vars.space[5] },
    [media.print]: { gap: vars.space[2] },
  },
});

/** The heading, in type of about 106 px in a 1440 px window. */
export const title = style([
  pageHeader.title,
  { vars: { [pageHeader.share.inOneLine]: '0.0875', [pageHeader.share.onPhones]: '0.185' } },
]);

export const description = style([
  pageHeader.text,
  {
    '@media': {
      // Keeps clear of the heading's descenders.
      [`screen and ${media.md}`]: { maxWidth: '62ch', marginBlockStart: vars.space[1] },
      [`screen and ${media.xl}`]: {
        // Keeps the highest step clear of the heading if the text is short.
        minBlockSize: `calc(${vars.size.rise} + 2px)`,
        alignContent: 'start',
        marginBlockStart: 0,
        paddingInlineEnd: vars.space[4],
        fontSize: vars.fontSize.body,
        lineHeight: 1.4,
        color: vars.color.text,
      },
      [media.print]: levelWithTier,
    },
  },
]);

// Puts Enquire into the row of the badge, without making that row higher.
globalStyle(`${head} a`, {
  '@media': {
    [`screen and ${media.xl}`]: {
      gridArea: '1 / 2',
      placeSelf: 'start end',
      marginBlockStart: `calc(-1 * ${vars.space[2]})`,
    },
  },
});
globalStyle(`${head} > ${pageHeader.note}`, {
  '@media': { [`screen and ${media.xl}`]: { gridColumn: '1' } },
});

export const compared = style({
  '@media': { [media.print]: { display: 'grid', grid: `auto / ${besideHeading} 1fr` } },
});
globalStyle(`${compared} > ${terms}`, { ...levelWithTier, marginBlockStart: vars.space[3] });

// Sets the `@page` name on `body`: a name that changes inside `body` would cause a page break.
// biome-ignore lint/plugin: only in print.
globalStyle(`body:has(${compared})`, { '@media': { [media.print]: { page: 'landscape' } } });

export const comparison = style({ '@media': { [media.print]: { display: 'contents' } } });

globalStyle(`${comparison} [data-part="summary"]`, { color: vars.color.text });
globalStyle(`${comparison} > [data-part="table"]`, { gridColumn: '1 / -1' });
globalStyle(`${comparison} > [data-part="notes"]`, {
  '@media': { [media.print]: { marginBlockStart: vars.space[3] } },
});

export const additions = style({});
globalStyle(`td:has(> ${additions})`, {
  '@media': { [`screen and ${media.lg}`]: { fontSize: '0.9375rem', lineHeight: 1.4 } },
});
globalStyle(`tr:has(> td > ${additions})`, { '@media': { [media.print]: { display: 'none' } } });

export const sum = style([
  priceTransition,
  {
    display: 'block',
    textWrap: 'balance',
    '@media': { [`screen and ${media.md}`]: { marginBlockEnd: vars.space[1] } },
  },
]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  marginBlockStart: vars.space[2],
  '@media': {
    // Makes room for the share button, whose negative margins let it overflow.
    [media.md]: { paddingInlineEnd: vars.space[2] },
    [media.lg]: { paddingInlineEnd: vars.space[1] },
    [media.belowMd]: { marginBlockEnd: vars.space[3] },
    [media.print]: { display: 'none' },
  },
});

// With enlarged text, wraps Share onto a new line before Enquire's label breaks.
globalStyle(`${actions} a`, { flex: '1 0 max-content', paddingInline: vars.space[2] });

for (const view of views) {
  for (const [index, tier] of marketingTiers.entries()) {
    if (tiersFor(view).includes(tier)) continue;
    const cardAndLink = `${comparison} :is([id="${tier.key}"], nav > a:nth-child(${index + 1}))`;
    styleInView(view, cardAndLink, { display: 'none' });
    // Collapses the cells instead of removing them, as the groups' headings span all columns.
    const cells = `${comparison} :is(thead th, td):nth-child(${index + 2})`;
    styleInView(view, cells, { visibility: 'hidden', width: 0, padding: 0, fontSize: 0 });
    styleInView(view, `${cells} > *`, { display: 'none' });
  }
}

export const currentTier = style({
  display: 'block',
  marginBlockStart: '2px',
  fontSize: vars.fontSize.small,
  fontWeight: 400,
  lineHeight: vars.lineHeight.tight,
  color: vars.color.textMuted,
});
