import { type View, views } from '@agency/pricing-data';
import { media, vars } from '@agency/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { onHtml } from '../../htmlAttributes.ts';
import { lineArt } from './DayRule.css.ts';
import { byDay, deliveriesFor, lastDayIn } from './deliveries.ts';

/** Not printed, because the cards state the same days. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  rowGap: vars.space[1],
  // Clips the ticks that move in from beyond the edge.
  overflowX: 'clip',
  // Fits three captions below their ticks on the narrowest phone, even in the fallback font.
  fontSize: `min(${vars.fontSize.small}, 3.4vw)`,
  lineHeight: vars.lineHeight.snug,
  '@media': {
    // Puts the days beside the recording instead of below it.
    [media.sm]: {
      gridTemplateColumns: 'minmax(0, 36fr) minmax(0, 64fr)',
      columnGap: vars.space[4],
    },
    [media.lg]: {
      gridTemplateColumns: `calc((100% - 2 * ${vars.space[5]}) / 3) 1fr`,
      columnGap: vars.space[5],
    },
    [media.xl]: { fontSize: vars.fontSize.body },
    [media.print]: { display: 'none' },
  },
});

globalStyle(`${root} > svg, ${root} > * > svg`, {
  height: '2rem',
  '@media': { [media.sm]: { height: '3.25rem' }, [media.xl]: { height: '4rem' } },
});

export const wave = style([lineArt, { gridArea: '1 / 1', strokeLinecap: 'round' }]);
// Overrides the stroke width that all line art shares.
globalStyle(`${root} > ${wave}`, {
  strokeWidth: 3,
  '@media': { [media.xl]: { strokeWidth: 4 } },
});

/** Thins the bars' outline in forced colours, where the bars would otherwise look filled. */
export const outlined = style({ '@media': { [media.forcedColors]: { strokeWidth: 1 } } });
export const inside = style({
  stroke: vars.color.canvas,
  strokeWidth: 1.25,
  '@media': {
    [media.xl]: { strokeWidth: 2 },
    [media.forcedColors]: { stroke: 'none' },
  },
});

/** Looks like the logo's bar. */
export const playhead = style({
  stroke: vars.color.accent,
  strokeWidth: 4,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const session = style({ gridArea: '2 / 1', textWrap: 'balance' });

export const days = style({ display: 'contents' });

export const rule = style({ gridRow: '3', '@media': { [media.sm]: { gridArea: '1 / 2' } } });

const daysIn = (view: View) => byDay(deliveriesFor(view));
// Animates the ticks from their places in the previous view, whose line may have more or fewer days.
for (const view of views) {
  const lastView = views.find((other) => other !== view) ?? view;
  const share = (lastDayIn(view) ?? 1) / (lastDayIn(lastView) ?? 1);
  globalStyle(`${onHtml('switched')} [data-for-view="${view}"] > ${rule}`, {
    transition: `transform ${vars.motion.slow} ${vars.motion.ease}`,
    // The translation keeps the line's start in place, because the scale's origin is the middle.
    '@starting-style': { transform: `translateX(${50 * (share - 1)}%) scaleX(${share})` },
  });
}

const belowRule = { gridArea: '4 / 1', '@media': { [media.sm]: { gridArea: '2 / 2' } } } as const;

export const legend = style({ ...belowRule, justifySelf: 'start' });

/** Each caption ends at its tick, or earlier if the next caption needs room. */
export const captions = style({
  ...belowRule,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  // Breaks only words that are wider than the line.
  overflowWrap: 'break-word',
  textAlign: 'end',
});
// Fades captions in when their ticks have moved.
globalStyle(`${onHtml('switched')} ${captions}`, {
  transition: 'opacity 80ms linear 120ms',
  '@starting-style': { opacity: 0 },
});
globalStyle(`${captions} > *`, { maxInlineSize: '100%' });
globalStyle(`${root} :is(p, span)`, { color: vars.color.textMuted });
// Keeps the first caption clear of the legend.
globalStyle(`${captions} > :first-child`, { textIndent: '7.5em' });
globalStyle(`${root} b`, { fontWeight: 600, color: vars.color.text });
// Puts days below names, so that captions close together still end at their ticks.
globalStyle(`${captions} b`, { display: 'block', whiteSpace: 'nowrap' });
// Separates captions with a space, because padding would move earlier captions away from their ticks.
globalStyle(`${captions} > * + *::before`, { content: '"\\a0"' });
// Sets a caption's share of the line: the days since the previous caption.
for (const gap of new Set(views.flatMap((view) => daysIn(view).map((each) => each.gap)))) {
  globalStyle(`${captions} > [data-days="${gap}"]`, { flex: `${gap} 1 0` });
}
