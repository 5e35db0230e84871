import { marketingTiers, monthlyRand, type TierKey, type View, views } from '@agency/pricing-data';
import { media, type TierColour, vars } from '@agency/ui/theme';
import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { priceIn } from '../offers/priceIn.ts';
import { moveFrom } from '../views/moveFrom.ts';
import { inkTint } from './inkTint.ts';
import { led } from './ledPath.ts';

export const root = style({
  justifySelf: 'stretch',
  // Container queries choose how many strips stand side by side.
  containerType: 'inline-size',
  overflow: 'clip',
  // Level with the badge beside it.
  alignSelf: 'start',
  border: `1px solid ${inkTint(20)}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.ink,
  color: vars.color.onInk,
  vars: { [vars.color.focusRing]: vars.color.onInk },
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

/** The layouts with rows of the same length, or nearly: no strip stands alone in the last. */
const layouts = widths.filter(
  ([columns]) => columns === Math.ceil(count / Math.ceil(count / columns)) && count % columns !== 1,
);

/** From this width on, in rem, the strips are narrow. */
const narrowFrom = layouts.find(([columns]) => columns > 2)?.[1] ?? Infinity;
const narrow = `(width >= ${narrowFrom}rem)`;
/** From this width on there is room around the strips' content. */
const roomy = `(width >= ${count * 6.5}rem)`;

const columnsVar = createVar();

export const strips = style({
  display: 'grid',
  vars: { [columnsVar]: '1' },
  gridTemplateColumns: `repeat(${columnsVar}, minmax(0, 1fr))`,
  rowGap: vars.space[2],
  // `overflow: clip` of `root` cuts off the border before a row's first strip.
  marginInlineStart: '-1px',
  '@container': Object.fromEntries(
    layouts.map(([columns, from]) => [
      `(width >= ${from}rem)`,
      { vars: { [columnsVar]: String(columns) } },
    ]),
  ),
});

/** What a narrow strip has for its text. */
const room = `(100cqi / ${columnsVar} - 1.0625rem)`;

const cap = '6px';

/** The look of all strips; `--tier` is a tier's colour, bright enough for ink. */
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
  borderInlineStart: `1px solid ${inkTint(20)}`,
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

const colours = Object.fromEntries(marketingTiers.map(({ colour }) => [colour, colour])) as {
  [Colour in TierColour]: Colour;
};

export { stripOf as strip };

const stripOf = styleVariants(colours, (tier) => [
  strip,
  { vars: { '--tier': `color-mix(in oklab, ${vars.color[tier]} 64%, ${vars.color.onInk})` } },
]);

export const name = style({
  fontFamily: vars.font.brand,
  fontWeight: 650,
  // 'Platinum' in one line at 360 px.
  '@container': { [narrow]: { fontSize: `min(1em, calc(${room} / 4.4))` } },
});

/** The same height for prices and for words, so that the lights of all strips align. */
export const price = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'start',
  columnGap: vars.space[1],
  minHeight: '1.875rem',
  // For the fader.
  paddingBlockEnd: '7px',
  fontFamily: vars.font.brand,
  fontSize: vars.fontSize.lead,
  fontWeight: 650,
  lineHeight: vars.lineHeight.snug,
  '@container': {
    // 'per month' wraps to a second line.
    [`(15rem <= width < ${Math.min(22, narrowFrom)}rem)`]: { minHeight: '2.9375rem' },
    [narrow]: {
      minHeight: '3.125rem',
      // A price of six figures fits the strip.
      fontSize: `min(${vars.fontSize.subtitle}, calc(${room} / 4.5))`,
    },
  },
});

/** A total may have cents: the font size follows the width of the strip. Spaced out, it breaks. */
export const total = style({
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  '@container': { [narrow]: { fontSize: `min(1em, calc(${room} / 6))` } },
});
/** Wraps to a line of its own in narrow strips. */
export const period = style({ '@container': { [narrow]: { flexBasis: '100%' } } });

const randIn = (view: View, tier: TierKey): number => monthlyRand(priceIn(view, tier)) ?? 0;
const highest = Math.max(
  ...marketingTiers.flatMap(({ key }) => views.map((view) => randIn(view, key))),
);

const anyFader = style({});
/**
 * The fader below a tier's price: a track, filled by the price's part of the highest one. A switch
 * moves it; a quote has none.
 */
export const fader: Partial<Record<TierKey, string>> = Object.fromEntries(
  marketingTiers
    .filter(({ key }) => views.some((view) => randIn(view, key) > 0))
    .map(({ key }) => {
      // Not exactly 1: Chromium paints once more for a motion that begins with no scale.
      const parts = views.map((view) => [
        `--${view}`,
        Math.min(randIn(view, key) / highest, 0.999).toFixed(3),
      ]);
      return [key, style([anyFader, { vars: Object.fromEntries(parts) }])];
    }),
);

const faderIn = (view: View) => `${anyFader} > ${price}[data-for-view="${view}"]::after`;

globalStyle(`${anyFader} > ${price}::before, ${anyFader} > ${price}::after`, {
  content: '""',
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  inlineSize: '100%',
  blockSize: '3px',
  backgroundColor: inkTint(25),
  '@media': {
    // Only its edges: a filled one would look like the fader's own bar.
    [media.forcedColors]: { outline: '1px solid', outlineOffset: '-1px' },
  },
});
globalStyle(`${anyFader} > ${price}::after`, {
  backgroundColor: vars.color.onInk,
  transformOrigin: 'left',
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
  },
});
globalStyle(`${anyFader} > ${price}:dir(rtl)::after`, { transformOrigin: 'right' });
for (const view of views) {
  globalStyle(faderIn(view), { scale: `var(--${view}) 1` });
  for (const other of views.filter((it) => it !== view)) {
    moveFrom(faderIn(view), { scale: `var(--${other}) 1` });
  }
}

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
  stroke: inkTint(22),
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
  color: vars.color.onInkMuted,
});

export const legend = style([
  quiet,
  {
    padding: `${vars.space[1]} ${vars.space[2]} ${vars.space[2]}`,
    lineHeight: vars.lineHeight.snug,
  },
  { '@container': { [roomy]: { paddingInline: vars.space[3] } } },
]);
