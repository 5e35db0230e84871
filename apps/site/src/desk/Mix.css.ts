import { marketingTiers, tiersFor, views } from '@agency/pricing-data';
import { media, vars } from '@agency/ui/theme';
import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inView } from '../views/inView.ts';
import { inverseTint } from './inverseTint.ts';
import { led } from './ledPath.ts';
import { lights, unlitTint } from './lights.ts';

export const root = style({
  justifySelf: 'stretch',
  // Container queries choose the number of strips side by side.
  containerType: 'inline-size',
  overflow: 'clip',
  // Level with the badge beside it.
  alignSelf: 'start',
  border: `1px solid ${inverseTint(20)}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.inverseSurface,
  color: vars.color.onInverseSurface,
  vars: { [vars.color.focusRing]: vars.color.onInverseSurface },
  '@media': { [media.print]: { display: 'none' } },
});

const count = marketingTiers.length;

/** From which width, in rem, two to six strips fit side by side; four on most phones. */
const widths: [columns: number, from: number][] = [
  [2, 15],
  [3, 15.3],
  [4, 20.3],
  [5, 25.5],
  [6, 30.6],
];

/** The layouts with rows of equal, or nearly equal, length: no strip is alone in the last. */
const layoutsOf = (strips: number) =>
  widths.filter(
    ([columns]) =>
      columns === Math.ceil(strips / Math.ceil(strips / columns)) && strips % columns !== 1,
  );

/** From this width on, in rem, the strips are narrow. */
const narrowFrom = layoutsOf(count).find(([columns]) => columns > 2)?.[1] ?? Infinity;
const narrow = `(width >= ${narrowFrom}rem)`;
/** From this width on there is room around the strips' content. */
const roomy = `(width >= ${count * 6.5}rem)`;

const columnsVar = createVar();

const columnsFor = (strips: number) => ({
  vars: { [columnsVar]: '1' },
  '@container': Object.fromEntries(
    layoutsOf(strips).map(([columns, from]) => [
      `(width >= ${from}rem)`,
      { vars: { [columnsVar]: String(columns) } },
    ]),
  ),
});

export const strips = style({
  ...columnsFor(count),
  display: 'grid',
  gridTemplateColumns: `repeat(${columnsVar}, minmax(0, 1fr))`,
  rowGap: vars.space[2],
  // `overflow: clip` of `root` cuts off the border before a row's first strip.
  marginInlineStart: '-1px',
});
for (const view of views) {
  const offered = tiersFor(view).length;
  if (offered < count) inView(view, strips, columnsFor(offered));
}

/** The width for text in a narrow strip. */
const room = `(100cqi / ${columnsVar} - 1.0625rem)`;

const cap = '6px';

/** The look of all strips; `--tier` is the colour of a tier's lights. */
const strip = style({
  position: 'relative',
  // Keeps the cap (`z-index: -1`) inside the strip, below its focus ring.
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[1],
  height: '100%',
  padding: `calc(${cap} + ${vars.space[3]}) ${vars.space[2]} ${vars.space[2]}`,
  '@container': { [roomy]: { paddingInline: vars.space[3] } },
  borderInlineStart: `1px solid ${inverseTint(20)}`,
  lineHeight: vars.lineHeight.snug,
  textDecoration: 'none',
  outlineOffset: '-2px',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      insetInline: 0,
      insetBlockStart: 0,
      blockSize: cap,
      backgroundColor: 'var(--tier)',
      transformOrigin: 'top',
      transition: `scale ${vars.motion.fast} ${vars.motion.ease}`,
      forcedColorAdjust: 'none',
    },
    '&:is(:focus-visible, [data-linked])::before': { scale: '1 2' },
    // A dot marks the tier that the address links to.
    '&[data-linked]::after': {
      content: '""',
      position: 'absolute',
      insetInlineEnd: vars.space[3],
      insetBlockStart: `calc(${cap} + ${vars.space[4]} + 1px)`,
      inlineSize: '0.5rem',
      blockSize: '0.5rem',
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.accent,
      forcedColorAdjust: 'none',
    },
  },
  '@media': { [media.canHover]: { selectors: { '&:hover::before': { scale: '1 2' } } } },
});

// With wide spacing, a name or a price reaches into the padding rather than breaks.
globalStyle(`${strip} > span`, { marginInlineEnd: `calc(-1 * ${vars.space[2]})` });

const usedLights = Object.fromEntries(marketingTiers.map(({ color }) => [color, lights[color]]));

export { stripOf as strip };

const stripOf = styleVariants(usedLights as typeof lights, (light) => [
  strip,
  { vars: { '--tier': light } },
]);

export const name = style({
  fontFamily: vars.font.brand,
  fontWeight: 650,
  // The strip is a link.
  textDecoration: 'underline 1px',
  textUnderlineOffset: '0.15em',
  // 'Platinum' in one line at 360 px, with wide spacing too.
  '@container': { [narrow]: { fontSize: `min(1em, calc(${room} / 4.8))` } },
});

/** The same height for prices and for words, so that the lights of all strips align. */
export const price = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'start',
  columnGap: vars.space[1],
  marginBlockStart: vars.space[1],
  minHeight: '1.4375rem',
  fontFamily: vars.font.brand,
  fontSize: vars.fontSize.lead,
  fontWeight: 650,
  lineHeight: vars.lineHeight.snug,
  '@container': {
    // 'per month' wraps to a second line.
    [`(15rem <= width < ${Math.min(22, narrowFrom)}rem)`]: { minHeight: '2.5rem' },
    [narrow]: {
      minHeight: '2.6875rem',
      // A price of six figures fits the strip.
      fontSize: `min(${vars.fontSize.subtitle}, calc(${room} / 4.5))`,
    },
  },
});

/** A total may have cents: its font size follows the strip's width. With wide letter spacing it wraps. */
export const total = style({
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  '@container': { [narrow]: { fontSize: `min(1em, calc(${room} / 6))` } },
});
/** Wraps to a line of its own in narrow strips. */
export const period = style({ '@container': { [narrow]: { flexBasis: '100%' } } });

export const onEnquiry = style({ fontSize: vars.fontSize.body });

export const leds = style({
  inlineSize: '100%',
  blockSize: '6rem',
  marginBlock: vars.space[1],
  '@container': { [roomy]: { blockSize: 'clamp(8rem, 27cqi, 10rem)' } },
  stroke: 'var(--tier)',
  strokeWidth: led.width,
  strokeDasharray: `${led.height} ${led.gap}`,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const unlit = style({
  stroke: inverseTint(unlitTint),
  // Only the edges: any system colour would look lit.
  '@media': {
    [media.forcedColors]: {
      stroke: 'CanvasText',
      strokeDasharray: `0.5 ${led.height - 1} 0.5 ${led.gap}`,
    },
  },
});

export const quiet = style({
  fontFamily: vars.font.body,
  fontSize: vars.fontSize.small,
  fontWeight: 400,
  // Counts of the same length wrap alike.
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.onInverseSurfaceMuted,
});

export const legend = style([
  quiet,
  {
    padding: `${vars.space[1]} ${vars.space[2]} ${vars.space[2]}`,
    lineHeight: vars.lineHeight.snug,
  },
  { '@container': { [roomy]: { paddingInline: vars.space[3] } } },
]);
