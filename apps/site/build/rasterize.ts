import { readFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import type { ReactNode } from 'react';
import satori, { type Font } from 'satori';
import subsetFont from 'subset-font';
import { family, fontSource } from './font.ts';

/** Latin with its accents, and the punctuation around it: what the web font has. */
const characters = [
  ...characterRange(0x20, 0x24f),
  ...characterRange(0x2010, 0x2026),
  ...characterRange(0x20a0, 0x2122),
].join('');

/** The weights that pictures are set in: satori wants a file of one weight for each. */
const weights = [
  { weight: 500, wght: 500 },
  { weight: 600, wght: 600 },
  // What the pages call bold is a little bolder than that.
  { weight: 700, wght: 750 },
] as const;

/** The web font as satori reads it. */
export async function readDrawnFonts(): Promise<Font[]> {
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

/** Draws a card of inline-styled boxes as a PNG. */
export async function drawCard(
  card: ReactNode,
  size: { width: number; height: number },
  fonts: Font[],
): Promise<Buffer> {
  return drawSvg(await satori(card, { ...size, fonts }), size.width);
}

/** Draws an SVG without text as a PNG of a width, on a ground or on none. */
export const drawSvg = (svg: string, width: number, background?: string): Buffer =>
  new Resvg(svg, {
    background,
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  })
    .render()
    .asPng();

function characterRange(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index));
}
