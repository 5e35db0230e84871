import { type ColorRole, type ThemedColor, themeColors } from '@agency/ui';
import Color from 'colorjs.io';

/** A theme's colours in hex, because satori and resvg cannot parse `oklch()`. */
type Palette = Record<ColorRole, string>;

export const lightColors = palette('light');
export const darkColors = palette('dark');

function palette(theme: keyof ThemedColor): Palette {
  const colors = Object.entries(themeColors).map(([role, color]) => [
    role,
    new Color(color[theme]).to('srgb').toString({ format: 'hex', collapse: false }),
  ]);
  return Object.fromEntries(colors);
}
