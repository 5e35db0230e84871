import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { WebFont } from '../src/inline/webFont.ts';
import { hashedPath } from './folders.ts';
import type { ShippedPackage } from './licences.ts';

/** The web font as its npm package has it: Latin, one weight axis. */
export const fontSource = fileURLToPath(
  import.meta.resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  ),
);

/** A file of the font's package. */
const read = (file: string) => readFile(join(dirname(fontSource), '..', file), 'utf8');

/** The web font as a package that the site ships: its licence has to go with each copy. */
export async function fontPackage(): Promise<ShippedPackage> {
  const { name, version, license } = JSON.parse(await read('package.json'));
  return { name, version, identifier: license, text: (await read('LICENSE')).trim() };
}

/** The web font's name, in CSS and in OG images. */
export const { family } = JSON.parse(await read('metadata.json')) as { family: string };

/** The weights the design uses; the rest of the axis is cut off. */
const weights = { min: 400, max: 800 };

/** All of printable ASCII, so that a new word or price in the content needs no thought here. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** The web font cut down to the characters that the given texts use, and its path on the site. */
export async function subsetWebFont(texts: readonly string[]) {
  const characters = new Set(ascii + texts.join(''));
  const data = await subsetFont(await readFile(fontSource), [...characters].join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  return { path: hashedPath('bricolage-grotesque', data, 'woff2'), data };
}

/** What the inline script needs to know of the web font. */
export const webFont: WebFont = { family, styleId: 'web-font' };

/** The web font's `@font-face` rule. It has a `<style>` of its own: the inline script can delay it. */
export const webFontRule = (url: string): string =>
  `@font-face{font-family:"${family}";src:url(${url})format("woff2");` +
  `font-weight:${weights.min} ${weights.max};font-display:swap}`;

/*
 * Bricolage Grotesque: ascent 0.93, descent 0.27, line gap 0, of 1 em. `ratio` is its mean advance
 * over this site's own words divided by the local font's; it undoes the other measures again.
 * Where several of the fonts are there, the last one is used.
 */
const fallbacks = [
  { local: ['DejaVu Sans'], weight: '400 599', ratio: 0.924 },
  { local: ['DejaVu Sans Bold'], weight: '600 800', ratio: 0.866 },
  { local: ['Roboto'], weight: '400 599', ratio: 1.053 },
  { local: ['Roboto Bold'], weight: '600 800', ratio: 1.069 },
  { local: ['Arial', 'Liberation Sans'], weight: '400 599', ratio: 1.046 },
  { local: ['Arial Bold', 'Liberation Sans Bold'], weight: '600 800', ratio: 1.015 },
];

const percent = (part: number): string => `${Number((part * 100).toFixed(2))}%`;

/** The `@font-face` rules of the fallback font: local fonts, scaled to the web font's metrics. */
export const fallbackFontRules: string = fallbacks
  .map(
    ({ local, weight, ratio }) =>
      `@font-face{font-family:"Bricolage Fallback";font-weight:${weight};` +
      `src:${local.map((name) => `local("${name}")`).join(',')};size-adjust:${percent(ratio)};` +
      `ascent-override:${percent(0.93 / ratio)};descent-override:${percent(0.27 / ratio)};` +
      'line-gap-override:0%}',
  )
  .join('');
