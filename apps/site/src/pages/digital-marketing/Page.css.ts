import { marketingGroups, marketingTiers } from '@agency/pricing-data';
import { media, vars } from '@agency/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import * as masthead from '../../masthead/Masthead.css.ts';
import { amounts, total } from '../../offers/amounts.css.ts';
import { landscape, terms } from '../../print/print.css.ts';

const items = vars.size.itemsColumn;
/** Two columns in print; the second aligns with the table's column of the second tier. */
const besideHeading = `calc(${items} + (100% - ${items}) / ${marketingTiers.length}) 1fr`;
const levelWithTier = { paddingInlineStart: vars.space[3] };

/** The words and the mix take half of the width each. */
export const head = style([
  masthead.masthead,
  {
    '@media': {
      [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[6] },
    },
  },
]);

export const words = style([
  masthead.words,
  { '@media': { [media.print]: { gridTemplateColumns: besideHeading, columnGap: 0 } } },
]);

export const description = style([
  masthead.text,
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

/** The comparison table and its notes, from md up and in print. */
export const wide = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': {
    [`screen and ${media.belowMd}`]: { display: 'none' },
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
globalStyle(wide, fitsPage(54));
globalStyle(`${wide}:has(${amounts})`, fitsPage(columns > 4 ? 100 : 73));

/** The table's heading; in print the page's heading is enough. */
export const heading = style({
  fontSize: vars.fontSize.title,
  '@media': { [media.print]: { display: 'none' } },
});

export const table = style({ gridColumn: '1 / -1' });

globalStyle(`${wide} > ${terms}`, { ...levelWithTier, marginBlockStart: 0 });

// Set on `body`: a change of the page name inside it would cause a page break.
// biome-ignore lint/plugin: only in print.
globalStyle(`body:has(${wide})`, { '@media': { [media.print]: { page: landscape } } });

/** Without scripts, links to a tier lead to its card: in wide windows, an invisible one above the table. */
const withoutScript = `screen and ${media.md} and ${media.noScript}`;

/**
 * Share beside a tier's name in the table's header. A tablet's columns have no room for it there: it
 * stands beside the price, in the row below. In a short window only the names stick: there is none.
 */
export const share = style({
  marginInlineStart: vars.space[3],
  '@media': {
    [media.belowLg]: {
      // Of what stands at the end of the name's line.
      position: 'absolute',
      insetBlockStart: '1.75rem',
      insetInlineEnd: 0,
      color: vars.color.text,
    },
    // For fingers the row of names is higher.
    [`${media.belowLg} and ${media.coarsePointer}`]: { insetBlockStart: '2.5rem' },
    [`${media.belowLg} and ${media.shortWindow}`]: { display: 'none' },
  },
});
globalStyle(`${table} thead td`, {
  '@media': {
    [`screen and ${media.belowLg}`]: {
      // Clear of the name's colour above, and of Share.
      paddingBlockStart: '5px',
      paddingInlineEnd: '1.75rem',
      fontSize: 'min(1.5rem, 2.45vw)',
    },
  },
});

globalStyle(`${table} thead td ${total}`, {
  '@media': { [`screen and ${media.belowLg}`]: { fontSize: 'min(1em, 1.8vw)' } },
});

/** The tiers' cards and their notes, below md. */
export const narrow = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': {
    [media.md]: { display: 'none' },
    [media.print]: { display: 'none' },
    [withoutScript]: {
      display: 'grid',
      position: 'absolute',
      visibility: 'hidden',
      blockSize: 0,
      overflow: 'clip',
    },
  },
});
globalStyle(`${narrow} > article`, {
  '@media': {
    [withoutScript]: { gridArea: '1 / 1' },
    // On a phone, lays out a card only as it comes near; in large text, where `em` is more, every card.
    'screen and (22em <= width < 30em)': {
      '@supports': {
        // Anchor positioning came with Safari 26, whose search finds text that is not laid out.
        '(anchor-name: --any)': {
          contentVisibility: 'auto',
          // A card's height at 360 px: each card that is off moves the scroll bar.
          containIntrinsicBlockSize: 'auto 90rem',
        },
      },
    },
  },
  // The header covers the card's border.
  overflowClipMargin: '1px',
});

// The space that the bottom bar reserves at the page's end has the footer's colour.
globalStyle('body > footer', { boxShadow: `0 9rem ${vars.color.ink}` });

/** What a price comes to, below it. */
export const sum = style({ color: vars.color.text, fontWeight: 500 });

/** What a tier has beyond the next lower one; in print, the table below says it. */
export const beyond = style({
  color: vars.color.textMuted,
  fontWeight: 400,
  '@media': { [media.print]: { display: 'none' } },
});
globalStyle(`div${sum} ~ ${sum}, ${sum} ~ ${beyond}`, { marginBlockStart: vars.space[1] });

/** Between a card's sum and what the tier has beyond the next lower one. */
export const enquire = style({ marginBlock: `${vars.space[3]} ${vars.space[2]}` });

/** Between a price's period and its sum, which have a line each in the table. */
export const inLine = style({});
const inTable = `screen and ${media.md}`;
globalStyle(`${wide} ${inLine}`, { '@media': { [inTable]: { display: 'none' } } });
globalStyle(`${wide} ${inLine} + *`, {
  '@media': { [inTable]: { display: 'block', textWrap: 'balance' } },
});

/** The tier in view, below the bottom bar's words. */
export const inView = style({
  display: 'block',
  fontSize: vars.fontSize.small,
  fontWeight: 500,
  lineHeight: vars.lineHeight.tight,
  color: vars.color.textMuted,
});
