import { media, vars } from '@agency/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { priceTransition } from '../../offers/priceTransition.css.ts';

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

/** Enquire in place of a price. */
export const quote = style({
  // Shows the view's link without script, too.
  display: 'inline-block',
  fontSize: '0.75em',
  whiteSpace: 'nowrap',
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.2em',
});

/** A price's sum over the contract. */
export const sum = style([
  priceTransition,
  {
    display: 'block',
    textWrap: 'balance',
    '@media': { [`screen and ${media.md}`]: { marginBlockEnd: vars.space[2] } },
  },
]);

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
