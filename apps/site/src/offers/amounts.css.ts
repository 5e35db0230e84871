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

// Columns of a table have the same width: in narrow ones every label is above its amount.
globalStyle(`td ${amounts}`, {
  containerType: 'inline-size',
  '@media': { [media.print]: { display: 'block', marginBlock: '-2pt', fontSize: '7.5pt' } },
});
globalStyle(`td ${amounts} *`, {
  '@media': { [media.print]: { display: 'inline', fontSize: 'inherit', lineHeight: 1 } },
});
globalStyle(`td ${amount}`, {
  fontSize: 'min(1em, 14cqi)',
  '@media': { screen: { '@container': { '(width < 12rem)': { display: 'grid' } } } },
});
// A raised currency in small type would touch the line above.
globalStyle(`[data-for-view] > ${amounts} ${amount} span span`, { verticalAlign: 'baseline' });

/** A total may have cents: its size follows the width of the table's columns. */
export const total = style({
  '@media': {
    [`screen and ${media.md}`]: { fontSize: 'min(1em, 2.2vw)' },
    // The sheet has room for the three amounts below it.
    [media.print]: { fontSize: '9.5pt' },
  },
});
