import { media, vars } from '@agency/ui/theme';
import { style } from '@vanilla-extract/css';

export const mark = style({
  width: '1.875rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3.25,
  strokeLinecap: 'round',
  // Light strokes on a dark background look bolder.
  selectors: { '[data-theme="dark"] &': { strokeWidth: 2.75 } },
});

export const highlighted = style({
  stroke: vars.color.accent,
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
});
