import { views } from '@agency/pricing-data';
import { media, vars } from '@agency/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { deliveriesOf, longest } from './deliveries.ts';
import { inverseTint } from './inverseTint.ts';

const line = `1px solid ${inverseTint(20)}`;

/** On phones only two lines, so that prices come early. The page's text has the contract's length. */
const onPhones = 'screen and (width < 40em)';

/** An ink box, like the mix; in print, lines of text with small drawings. */
export const root = style({
  display: 'grid',
  justifySelf: 'stretch',
  alignContent: 'start',
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
  '@media': {
    screen: {
      border: line,
      borderRadius: vars.radius.card,
      backgroundColor: vars.color.inverseSurface,
      color: vars.color.onInverseSurface,
    },
    [media.print]: { inlineSize: '17rem', borderBlockStart: `1px solid ${vars.color.line}` },
  },
});

/** The label floats at the start, the value is at the end or wraps below, the drawing is below both. */
export const track = style({
  '@media': {
    screen: {
      padding: `${vars.space[2]} ${vars.space[4]}`,
      selectors: {
        // The corners are round.
        '&:first-child': { paddingBlockStart: vars.space[3] },
        '&:last-child': { paddingBlockEnd: vars.space[3] },
        '& + &': { borderBlockStart: line },
      },
    },
    [onPhones]: {
      paddingInline: vars.space[3],
      selectors: { '&:last-child': { display: 'none' } },
    },
    [media.print]: {
      paddingBlock: vars.space[1],
      borderBlockEnd: `1px solid ${vars.color.line}`,
      color: vars.color.text,
    },
  },
});

globalStyle(`${track} > dt`, {
  float: 'inline-start',
  marginInlineEnd: vars.space[3],
  fontFamily: vars.font.brand,
  fontWeight: 650,
});
globalStyle(`${track} > dd`, {
  textAlign: 'end',
  '@media': { screen: { color: vars.color.onInverseSurfaceMuted } },
});

export const drawing = style({
  clear: 'both',
  inlineSize: '100%',
  blockSize: '1rem',
  marginBlockStart: vars.space[1],
  fill: 'none',
  stroke: vars.color.text,
  strokeWidth: 2,
  strokeLinecap: 'round',
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
  '@media': { screen: { stroke: vars.color.onInverseSurface }, [onPhones]: { display: 'none' } },
});

globalStyle(`${drawing} path`, {
  vectorEffect: 'non-scaling-stroke',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

/** The recording: the tallest drawing. */
export const waveform = style({
  '@media': { screen: { blockSize: '3.5rem', strokeWidth: 3 } },
});

export const quiet = style({
  stroke: vars.color.textMuted,
  '@media': { screen: { stroke: vars.color.onInverseSurfaceMuted, strokeWidth: 3 } },
});

export const mark = style({ strokeWidth: 4, strokeLinecap: 'butt' });

/** Below the days: each name ends at its mark. */
export const names = style({
  display: 'grid',
  gridTemplateColumns: `repeat(${longest}, minmax(0, 1fr))`,
  textAlign: 'end',
  // With wide spacing, a name reaches past its mark rather than breaks.
  overflowWrap: 'normal',
  // The printed page has no room for them.
  '@media': { [onPhones]: { display: 'none' }, [media.print]: { display: 'none' } },
});

const deliveries = views.flatMap(deliveriesOf);

/** By the number of days since the previous delivery. */
export const since = styleVariants(
  Object.fromEntries(deliveries.map((delivery) => [delivery.since, delivery.since])),
  (days) => ({ gridColumn: `span ${days}` }),
);

const lastCard = Math.max(...deliveries.flatMap(({ cards }) => cards));

/** Highlights a bundle's mark and name while its card has the pointer or focus; by the card's position. */
export const lightOf = Array.from({ length: lastCard + 1 }, (_, card) => {
  const pointedAt = `article:nth-child(${card + 1}):is(:hover, :focus-within)`;
  return style({
    selectors: {
      [`main > header:has(~ div ${pointedAt}) &`]: {
        stroke: vars.color.accent,
        strokeWidth: 8,
        color: vars.color.onInverseSurface,
        '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
      },
    },
  });
});

export const blocks = style({ strokeWidth: 6, strokeLinecap: 'butt' });
