import { media, vars } from '@agency/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  justifySelf: 'stretch',
  alignSelf: 'end',
  alignContent: 'start',
  borderBlockStart: `1px solid ${vars.color.lineStrong}`,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
  '@media': { [media.print]: { inlineSize: '17rem' } },
});

/** The label floats at the start, the value is at the end or wraps below, the drawing is below both. */
export const track = style({
  paddingBlock: vars.space[2],
  '@media': { [media.print]: { paddingBlock: vars.space[1] } },
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

globalStyle(`${track} > dt`, {
  float: 'inline-start',
  marginInlineEnd: vars.space[3],
  fontFamily: vars.font.brand,
  fontWeight: 650,
});
globalStyle(`${track} > dd`, { textAlign: 'end', color: vars.color.textMuted });

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
});

globalStyle(`${drawing} path`, {
  vectorEffect: 'non-scaling-stroke',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const quiet = style({ stroke: vars.color.textMuted });

export const mark = style({ strokeWidth: 4, strokeLinecap: 'butt' });

export const blocks = style({ strokeWidth: 6, strokeLinecap: 'butt' });
