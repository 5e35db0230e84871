import { type ColorRole, type ThemedColor, themeColors } from '@agency/ui';
import Color from 'colorjs.io';

export const lightColors = palette('light');
export const darkColors = palette('dark');

/** Returns a theme's colours in hex, because satori and resvg cannot parse `oklch()`. */
function palette(theme: keyof ThemedColor): Record<ColorRole, string> {
  const colors = Object.entries(themeColors).map(([role, color]) => [
    role,
    new Color(color[theme]).to('srgb').toString({ format: 'hex', collapse: false }),
  ]);
  return Object.fromEntries(colors);
}
