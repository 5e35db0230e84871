import { media, vars } from '@agency/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { onHtml } from '../../htmlAttributes.ts';
import { laterColumns } from '../../offers/priceTransition.css.ts';

export const offers = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
globalStyle(`${offers} > *`, { gridArea: '1 / 1' });

// When the view is switched, fades out the previous view's cards on top of the new view's.
const inViews = `${onHtml('switched')} ${offers} >`;
globalStyle(`${inViews} *`, { transition: 'display 200ms allow-discrete' });
globalStyle(`${inViews} [hidden]`, { zIndex: 1, pointerEvents: 'none' });
globalStyle(`${inViews} * article`, { transition: 'opacity 140ms linear' });
globalStyle(`${inViews} [hidden] article`, { opacity: 0 });
for (const [column, transitionDelay] of laterColumns) {
  globalStyle(`${inViews} * article:nth-child(${column})`, { transitionDelay });
}

export const card = style({});

// Puts the meter at the end of the name's line, even if a bundle has no tier and its level is the heading.
globalStyle(`${card} [data-part="heading"]`, {
  '@media': {
    screen: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: vars.space[3],
    },
  },
});
globalStyle(`${card} [data-part="heading"] > a > span`, {
  '@media': { screen: { gap: vars.space[3] } },
});
globalStyle(`${card} [data-part="heading"] > a svg`, { '@media': { screen: { order: 1 } } });
globalStyle(`${card} [data-part="meter"]`, { '@media': { screen: { marginBlockStart: 0 } } });

/** Draws the days of the turnaround on the line above it. */
export const turnaround = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '100%',
  height: '1.25rem',
  '@media': { [media.print]: { display: 'none' } },
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
