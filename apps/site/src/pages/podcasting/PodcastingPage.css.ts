import { media, vars } from '@agency/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { onHtml } from '../../htmlAttributes.ts';
import { fadeIn, laterColumns } from '../../offers/priceTransition.css.ts';
import * as pageHeader from '../../page-header/PageHeader.css.ts';

/** The heading, in type of about 144 px in a 1440 px window. */
export const title = style([
  pageHeader.title,
  { vars: { [pageHeader.share.inOneLine]: '0.119', [pageHeader.share.onPhones]: '0.2085' } },
]);

export const summary = style({
  display: 'grid',
  gap: `${vars.space[4]} ${vars.space[5]}`,
  '@media': {
    [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', alignItems: 'last baseline' },
    [media.print]: { display: 'block' },
  },
});
globalStyle(`${summary} > :first-child`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[2],
  '@media': { [media.lg]: { gridColumn: 'span 2' } },
});

export const viewLink = style({
  '@media': {
    // Fits the link into one line of its column.
    [`${media.lg} and (width < 80em)`]: { fontSize: vars.fontSize.small },
    [media.print]: { display: 'none' },
  },
});

/** Negative margins keep the touch target from taking up room. */
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

export const offers = style({});

// Fades in what differs in the new view's cards.
const switchedCard = `${onHtml('switched')} ${offers} article`;
const changing = ':is([data-part="heading"], [data-part="items"], dd)';
globalStyle(`${switchedCard} ${changing}`, fadeIn);
for (const [column, transitionDelay] of laterColumns) {
  globalStyle(`${switchedCard}:nth-child(${column}) ${changing}`, { transitionDelay });
}

export const card = style({});

// Puts the meter at the end of the name's line, even if a bundle has no tier and its level is the heading.
globalStyle(`${card} [data-part="heading"]`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
});
// Lets a name wrap that is longer than the card.
globalStyle(`${card} [data-part="heading"] > *`, { minInlineSize: 0 });
globalStyle(`${card} [data-part="heading"] > a > span`, { gap: vars.space[3] });
globalStyle(`${card} [data-part="heading"] > a svg`, { order: 1 });
globalStyle(`${card} [data-part="meter"]`, { marginBlockStart: 0 });

/** Places the turnaround's day ticks on the line above the turnaround. */
export const turnaround = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '100%',
  height: '1.25rem',
});
globalStyle(`${card} [data-part="facts"]`, {
  position: 'relative',
  marginBlockStart: vars.space[3],
});

const inColumns = `${media.md} and (width < 80em)`;
const inNarrowCards = `screen and ((width < 23.5em) or (${inColumns}))`;

/** Puts the sum below the price, and a saving at the other end of the line or below the sum. */
export const detail = style({
  display: 'flex',
  flexFlow: 'row-reverse wrap',
  justifyContent: 'space-between',
  columnGap: '1em',
  overflowWrap: 'anywhere',
  '@media': { [inNarrowCards]: { flexDirection: 'column' } },
});

globalStyle(`${card} [data-part="quantity"]`, {
  '@media': { [`screen and ${inColumns}`]: { flexBasis: '100%' } },
});
