import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { hashedPath } from './folders.ts';
import type { ShippedPackage } from './licences.ts';

/** The web font in its npm package: Latin characters, one weight axis. */
export const fontSource = fileURLToPath(
  import.meta.resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  ),
);

/** A file of the font's package. */
const read = (file: string) => readFile(join(dirname(fontSource), '..', file), 'utf8');

/** The web font's package; its licence must accompany each copy. */
export async function fontPackage(): Promise<ShippedPackage> {
  const { name, version, license } = JSON.parse(await read('package.json'));
  return { name, version, identifier: license, text: (await read('LICENSE')).trim() };
}

/** The web font's name, in CSS and in OG images. */
export const { family } = JSON.parse(await read('metadata.json')) as { family: string };

/** The weights that the design uses; the subset contains no others. */
const weights = { min: 400, max: 800 };

/** Printable ASCII, always included. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** Subsets the web font to the characters of the given texts; returns it with its path on the site. */
export async function subsetWebFont(texts: readonly string[]) {
  const characters = new Set(ascii + texts.join(''));
  const data = await subsetFont(await readFile(fontSource), [...characters].join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  return { path: hashedPath('bricolage-grotesque', data, 'woff2'), data };
}

/** The `id` of the `<style>` with the web font's rule. */
export const webFontStyleId = 'web-font';

/** The web font's `@font-face` rule, for a `<style>` of its own, which the inline script can delay. */
export const webFontRule = (url: string): string =>
  `@font-face{font-family:"${family}";src:url(${url})format("woff2");` +
  `font-weight:${weights.min} ${weights.max};font-display:swap}`;

/*
 * Bricolage Grotesque has an ascent of 0.93 em, a descent of 0.27 em and no line gap. `ratio` is its
 * mean advance over this site's words, divided by that of the local font. `size-adjust` scales all
 * metrics by it, so the overrides are divided by it. Of several installed fonts, the last one applies.
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
