import { globalStyle, style } from '@vanilla-extract/css';

/** Line art whose strokes keep their width at any scale. */
export const lineArt = style({
  width: '100%',
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});
globalStyle(`${lineArt} path`, { vectorEffect: 'non-scaling-stroke' });

/** Ends the last tick at the edge: half of its 3 px stroke overhangs the drawing. */
export const rule = style([lineArt, { width: 'calc(100% - 1.5px)' }]);

export const delivered = style({ strokeWidth: 3 });
