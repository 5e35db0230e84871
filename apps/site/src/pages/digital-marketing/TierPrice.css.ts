import { media, vars } from '@agency/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { priceTransition } from '../../offers/priceTransition.css.ts';

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

export const quote = style({
  // Overrides `hidden`, so that the chosen view's link appears even without script.
  display: 'inline-block',
  fontSize: '0.75em',
  whiteSpace: 'nowrap',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
});

/** Shrinks totals in narrow windows, so that totals with cents fit the cards and the table's columns. */
export const total = style([
  priceTransition,
  {
    fontSize: 'min(1em, 11vw)',
    '@media': {
      [`screen and ${media.md}`]: { fontSize: 'min(1em, 2.2vw)' },
      // Leaves room for the three amounts below on the printed sheet.
      [media.print]: { fontSize: '9.5pt' },
    },
  },
]);
