import { readFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import type { ReactNode } from 'react';
import satori, { type Font } from 'satori';
import subsetFont from 'subset-font';
import { family, fontSource } from './font.ts';

/** Every character from the space to the trade mark sign; the font has those of Latin scripts. */
const characters = Array.from({ length: 0x2122 - 0x1f }, (_, index) =>
  String.fromCharCode(0x20 + index),
).join('');

/** The weights that images use: satori wants a file of one weight for each. */
const weights = [
  { weight: 500, wght: 500 },
  { weight: 600, wght: 600 },
  // What the pages call bold is a little bolder than that.
  { weight: 700, wght: 750 },
] as const;

/** The web font in the form that satori reads. */
export async function readImageFonts(): Promise<Font[]> {
  const variable = await readFile(fontSource);
  return Promise.all(
    weights.map(async ({ weight, wght }) => ({
      name: family,
      weight,
      style: 'normal' as const,
      data: await subsetFont(variable, characters, {
        targetFormat: 'truetype',
        variationAxes: { wght },
      }),
    })),
  );
}

/** Renders inline-styled boxes as a PNG. */
export async function elementToPng(
  element: ReactNode,
  size: { width: number; height: number },
  fonts: Font[],
): Promise<Buffer> {
  return svgToPng(await satori(element, { ...size, fonts }), size.width);
}

/** Renders an SVG without text as a PNG of a width, on a background or transparent. */
export const svgToPng = (svg: string, width: number, background?: string): Buffer =>
  new Resvg(svg, {
    background,
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  })
    .render()
    .asPng();
