import { media, vars } from '@agency/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { onHtml } from '../../htmlAttributes.ts';
import { laterColumns } from '../../offers/priceTransition.css.ts';
import * as pageHeader from '../../page-header/PageHeader.css.ts';

/** The heading, about 144 px high in a 1440 px window. */
export const title = style([
  pageHeader.title,
  { vars: { [pageHeader.share.inOneLine]: '0.1143', [pageHeader.share.onPhones]: '0.19' } },
]);

/** Stacks the bundles of all views in one place. */
export const offers = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
globalStyle(`${offers} > *`, { gridArea: '1 / 1' });

// When the view is switched, fades out the previous view's cards above the new view's.
const inViews = `${onHtml('switched')} ${offers} >`;
globalStyle(`${inViews} *`, { transition: 'display 200ms allow-discrete' });
globalStyle(`${inViews} [hidden]`, { zIndex: 1, pointerEvents: 'none' });
globalStyle(`${inViews} * article`, { transition: 'opacity 140ms linear' });
globalStyle(`${inViews} [hidden] article`, { opacity: 0 });
for (const [column, transitionDelay] of laterColumns) {
  globalStyle(`${inViews} * article:nth-child(${column})`, { transitionDelay });
}

export const card = style({});

// Puts a level without a tier's name below its meter, and reserves that line in every card, so that
// prices keep their place when the view changes.
globalStyle(`${card} [data-part="heading"] > a > span`, {
  '@media': { screen: { flexDirection: 'column', rowGap: vars.space[3] } },
});
globalStyle(`${card} [data-part="heading"]`, {
  '@media': { screen: { minBlockSize: `calc(1lh + ${vars.space[3]} + 1.75rem)` } },
});

/** The line below a price: the saving and the sum. */
export const detail = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '1em',
  overflowWrap: 'anywhere',
});

// Puts the price and its sum below the quantity in cards that are too narrow for one line.
const inNarrowCards = `screen and ((width < 23.5em) or (${media.md} and (width < 80em)))`;

globalStyle(`${card} [data-part="quantity"]`, {
  '@media': { [inNarrowCards]: { flexBasis: '100%' } },
});
// Puts the sum at the end, even without a saving.
globalStyle(`${detail} > :last-child`, {
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [inNarrowCards]: { marginInlineStart: 0 } },
});

/** The introduction below the recording line and, above the last card, the terms of all bundles. */
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

/** The terms of all bundles. Small type fits the terms and the other view's link into one column. */
export const terms = style({
  '@media': { [`${media.lg} and (width < 80em)`]: { fontSize: vars.fontSize.small } },
});
globalStyle(`${terms} > dl`, {
  display: 'grid',
  gap: vars.space[1],
  lineHeight: vars.lineHeight.snug,
  '@media': { [media.print]: { display: 'none' } },
});
// Lets a value wrap below its label in large text.
globalStyle(`${terms} > dl > div`, { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[3] });
globalStyle(`${terms} dt`, { flex: 'none', minWidth: '4.25em', color: vars.color.textMuted });
globalStyle(`${terms} dd`, { fontWeight: 600 });

export const viewLink = style({ '@media': { [media.print]: { display: 'none' } } });

/** Looks like a quiet link. Negative margins keep the touch target from taking room. */
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
