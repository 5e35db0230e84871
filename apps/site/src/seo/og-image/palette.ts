import { type ColorRole, type Theme, themeColors } from '@agency/ui';
import Color from 'colorjs.io';

type Palette = Record<ColorRole, string>;

/** The light theme's colours, in hex: what draws pictures and icons knows no `oklch()`. */
export const paper = palette('light');

/** The dark theme's. */
export const ink = palette('dark');

function palette(theme: Theme): Palette {
  const colors = Object.entries(themeColors).map(([role, color]) => [
    role,
    new Color(color[theme]).to('srgb').toString({ format: 'hex', collapse: false }),
  ]);
  return Object.fromEntries(colors);
}
