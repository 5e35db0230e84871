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

// Puts the meter on the line below the heading even if a bundle has no tier and its level is the heading. Reserves
// the meter's line in every card, so that prices keep their place when the view changes.
globalStyle(`${card} [data-part="heading"] > a > span`, {
  '@media': { screen: { flexDirection: 'column', rowGap: vars.space[3] } },
});
globalStyle(`${card} [data-part="heading"] > a svg`, { '@media': { screen: { order: 1 } } });
globalStyle(`${card} [data-part="heading"]`, {
  '@media': { screen: { minBlockSize: `calc(1lh + ${vars.space[3]} + 1.75rem)` } },
});

const inColumns = `${media.md} and (width < 80em)`;
const inNarrowCards = `screen and ((width < 23.5em) or (${inColumns}))`;

export const detail = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '1em',
  overflowWrap: 'anywhere',
  '@media': { [inNarrowCards]: { flexDirection: 'column' } },
});

globalStyle(`${card} [data-part="quantity"]`, {
  '@media': { [`screen and ${inColumns}`]: { flexBasis: '100%' } },
});
globalStyle(`${detail} > :last-child`, {
  marginInlineStart: 'auto',
  '@media': { [inNarrowCards]: { marginInlineStart: 0 } },
});
