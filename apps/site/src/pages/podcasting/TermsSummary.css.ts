import { media, vars } from '@agency/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** On phones only two lines, so that prices come early. The page's text has the contract's length. */
const onPhones = '(width < 40em)';

const hairline = `1px solid color-mix(in oklab, ${vars.color.onInverseSurface} 20%, transparent)`;

/** An ink box; not printed, as the cards and the terms below them say the same. */
export const root = style({
  display: 'grid',
  justifySelf: 'stretch',
  alignContent: 'start',
  paddingBlock: vars.space[1],
  border: hairline,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.inverseSurface,
  color: vars.color.onInverseSurface,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
  '@media': { [media.print]: { display: 'none' } },
});

/** The label floats at the start, the value is at the end or wraps below. */
export const term = style({
  padding: `${vars.space[2]} ${vars.space[4]}`,
  selectors: { '& + &': { borderBlockStart: hairline } },
  '@media': {
    [onPhones]: {
      paddingInline: vars.space[3],
      selectors: { '&:last-child': { display: 'none' } },
    },
  },
});

globalStyle(`${term} > dt`, {
  float: 'inline-start',
  marginInlineEnd: vars.space[3],
  color: vars.color.onInverseSurfaceMuted,
});
globalStyle(`${term} > dd`, { textAlign: 'end', fontWeight: 600 });

/** Below the turnaround: the recording, then a row for each bundle. */
export const deliveries = style({
  clear: 'both',
  display: 'flex',
  gap: vars.space[2],
  marginBlock: `${vars.space[3]} ${vars.space[2]}`,
  '@media': { [onPhones]: { display: 'none' } },
});

globalStyle(`${deliveries} path`, { vectorEffect: 'non-scaling-stroke' });
globalStyle(`${deliveries} svg`, {
  fill: 'none',
  stroke: vars.color.onInverseSurface,
  strokeWidth: 2,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

/** As high as all rows. */
export const waveform = style({
  flex: 'none',
  inlineSize: '5rem',
  blockSize: 'auto',
  strokeLinecap: 'round',
});

/** The lines end at their days, the names are in a column beside them. */
export const days = style({
  flex: '1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  textAlign: 'start',
  fontWeight: 400,
  color: vars.color.onInverseSurfaceMuted,
});
globalStyle(`${days} b`, { fontWeight: 600, color: vars.color.onInverseSurface });

globalStyle(`${deliveries} svg:dir(rtl)`, { scale: '-1 1' });

export const line = style({ inlineSize: '100%', blockSize: '1rem', overflow: 'visible' });
