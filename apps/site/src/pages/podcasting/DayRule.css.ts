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

/** Keeps the strokes within the edges: strokes overhang the drawing, and snap to pixels. */
export const rule = style([
  lineArt,
  { paddingInline: '1.5px', strokeLinecap: 'square', shapeRendering: 'crispEdges' },
]);
