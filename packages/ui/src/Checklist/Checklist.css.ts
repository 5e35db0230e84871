import { media, uiGlobal, uiStyle, vars } from '../theme/style.ts';

export const root = uiStyle({
  display: 'grid',
  gap: vars.space[2],
  // With `none`, VoiceOver in Safari would not announce a list.
  listStyle: '""',
  lineHeight: vars.lineHeight.snug,
  '@media': { [media.print]: { gap: vars.space[1] } },
});

uiGlobal(`${root} > li`, {
  position: 'relative',
  minWidth: 0,
  // Padding makes room for the mark, because a flex box would turn the parts of rich text into columns.
  paddingInlineStart: `calc(1.125em + min(${vars.space[3]}, 4vw))`,
  overflowWrap: 'break-word',
  textWrap: 'balance',
});

uiGlobal(`${root} > li > svg`, {
  position: 'absolute',
  insetInlineStart: 0,
  width: '1.125em',
  // The height of one line centres the mark on the first line.
  height: '1.3em',
  stroke: 'currentColor',
  strokeWidth: 2.25,
  // Forced colours do not override `stroke`.
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

uiGlobal(`${root} > [data-state="excluded"]`, { color: vars.color.textMuted });
uiGlobal(`${root} > [data-state="excluded"] > svg`, {
  strokeWidth: 1.5,
  // Makes crosses quieter than ticks, with a contrast of at least 3:1 against the surface.
  opacity: 0.75,
});
