import { media, vars } from '@agency/ui/theme';
import { style } from '@vanilla-extract/css';

export const mark = style({
  width: '1.875rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3.25,
  strokeLinecap: 'round',
  // Light bars on a dark ground look bolder than dark bars on a light one.
  selectors: { '[data-theme="dark"] &': { strokeWidth: 2.75 } },
});

export const highlighted = style({
  stroke: vars.color.accent,
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
});
