import { media, vars } from '@agency/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const amounts = style({
  display: 'grid',
  rowGap: vars.space[1],
  // In print the three amounts take no more room than one price.
  '@media': { [media.print]: { rowGap: 0, marginBlock: '-3pt', fontSize: '9.5pt' } },
});

/** Wraps before its first word if it fits a line. */
export const overTerm = style({ display: 'inline-block', overflowWrap: 'anywhere' });

/** Keeps an amount on one line. */
export const unwrapped = style({ whiteSpace: 'nowrap' });

export const amount = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
});

export const label = style({
  minWidth: 0,
  fontFamily: vars.font.body,
  fontSize: vars.fontSize.small,
  fontWeight: 400,
  lineHeight: 1,
  letterSpacing: 'normal',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});

// Columns of a table have the same width: in narrow ones every label is above its amount. The amounts
// are small, as the table's head is sticky and covers what is below.
globalStyle(`td ${amounts}`, {
  containerType: 'inline-size',
  '@media': { screen: { rowGap: '2px', marginBlockEnd: '2px', fontSize: '1.25rem' } },
});
globalStyle(`td ${amount}`, {
  fontSize: 'min(1em, 14cqi)',
  '@container': { '(width < 12rem)': { display: 'grid' } },
});
// A raised currency in small type would touch the label above.
globalStyle(`td ${amount} span span`, {
  '@container': { '(width < 12rem)': { verticalAlign: 'baseline' } },
});
globalStyle(`td:has(${amounts})`, {
  '@media': { screen: { paddingBlock: vars.space[2] }, [media.print]: { paddingBlock: '3pt 0' } },
});

// Keeps focus and link targets clear of a sticky header that is three amounts high.
globalStyle(`table:has(${amounts}) > :not(thead, caption) :is(a, li)`, {
  scrollMarginBlockStart: '14rem',
});
