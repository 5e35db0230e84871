import { media, vars } from '@agency/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const amounts = style({
  display: 'grid',
  rowGap: vars.space[1],
  // In print, fits the three amounts into the height of a single price.
  '@media': { [media.print]: { rowGap: 0, marginBlock: '-3pt 0', fontSize: '9.5pt' } },
});

export const amount = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  // Lets a total with cents fit a phone if the text is large.
  fontSize: 'min(1em, 11vw)',
});

export const label = style({
  minWidth: 0,
  fontFamily: vars.font.body,
  fontSize: vars.fontSize.small,
  fontWeight: 400,
  lineHeight: 1,
  letterSpacing: 'normal',
  overflowWrap: 'anywhere',
});

// In a card, puts the amounts on lines of their own, so that their labels align with the quantity.
globalStyle(`dd ${amounts}`, {
  '@media': { screen: { inlineSize: vars.size.page, maxInlineSize: '100%' } },
});
// In print, tightens the rows that list several amounts, so that the whole page fits on one sheet.
globalStyle(`div:has(> dd > [data-part="price"] > ${amounts})`, {
  '@media': { [media.print]: { paddingBlock: vars.space[1] } },
});

globalStyle(`td ${amounts}`, {
  containerType: 'inline-size',
  '@media': { [media.print]: { display: 'block', marginBlock: '-2pt', fontSize: '7.5pt' } },
});
globalStyle(`td ${amounts} *`, {
  '@media': { [media.print]: { display: 'inline', fontSize: 'inherit', lineHeight: 1 } },
});
// Puts labels above their amounts in narrow columns.
globalStyle(`td ${amount}`, {
  fontSize: 'min(1em, 14cqi)',
  '@media': { screen: { '@container': { '(width < 12rem)': { display: 'grid' } } } },
});
// Keeps the currency on the baseline, because a raised sign in small type would touch the line above.
globalStyle(`[data-for-view] ${amounts} ${amount} [data-part="currency"]`, {
  verticalAlign: 'baseline',
});
