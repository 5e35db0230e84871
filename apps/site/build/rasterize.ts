import { readFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import type { Font } from 'satori';
import subsetFont from 'subset-font';
import { webFontFile } from './font.ts';

/** Every character from the space to the trade mark sign; the font contains the Latin ones. */
const characters = Array.from({ length: 0x2122 - 0x1f }, (_, index) =>
  String.fromCharCode(0x20 + index),
).join('');

/**
 * The weights that images use, each with its value on the font's axis: bold text on the pages is
 * slightly bolder than 700. satori needs one font file for each.
 */
const weights = [
  [500, 500],
  [600, 600],
  [700, 750],
] as const;

/** The web font in a format that satori reads. */
export async function readImageFonts(family: string): Promise<Font[]> {
  const variable = await readFile(webFontFile(family));
  return Promise.all(
    weights.map(async ([weight, wght]) => {
      const options = { targetFormat: 'truetype', variationAxes: { wght } } as const;
      const data = await subsetFont(variable, characters, options);
      return { name: family, weight, style: 'normal', data };
    }),
  );
}

/** Renders an SVG without text as a PNG of the given width, transparent or on a background. */
export const svgToPng = (svg: string, width: number, background?: string): Buffer =>
  new Resvg(svg, {
    background,
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  })
    .render()
    .asPng();
