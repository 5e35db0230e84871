import { media } from '@agency/ui/theme';
import { style } from '@vanilla-extract/css';
import { artwork } from './artwork.ts';

const show = (theme: 'light' | 'dark') => {
  const { svg, width, height } = artwork[theme];
  return {
    aspectRatio: `${width} / ${height}`,
    backgroundImage: `url("data:image/svg+xml,${escaped(svg)}")`,
  };
};
/**
 * Escapes only some characters, so that the URL is shorter than with `encodeURIComponent`. They include
 * parentheses, because Vite would mistake the drawing's `url(#…)` for a reference in the style sheet.
 */
const escaped = (svg: string) =>
  svg
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[%#"()]/g, (char) => `%${char.charCodeAt(0).toString(16)}`);

/** The media query for forced colours, where the background follows the system's theme. */
const forced = (theme: 'light' | 'dark') =>
  `${media.forcedColors} and (prefers-color-scheme: ${theme})`;

export const mark = style({
  display: 'block',
  blockSize: '1.75rem',
  ...show('light'),
  backgroundSize: '100% 100%',
  printColorAdjust: 'exact',
  selectors: {
    '[data-theme="dark"] &': {
      '@media': { screen: show('dark'), [forced('light')]: show('light') },
    },
  },
  '@media': { [forced('dark')]: show('dark') },
});
