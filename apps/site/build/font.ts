import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fromBuffer } from '@capsizecss/unpack';
import type subsetFont from 'subset-font';
import type { ShippedPackage } from './licences.ts';
import { hashedPath } from './siteFiles.ts';

/**
 * Returns the path of a web font's file in its `@fontsource-variable` package.
 *
 * @param axes 'wght', or 'opsz' for a font that also has optical sizes
 * @throws if the package is not installed, because text would otherwise silently use the fallback font
 */
export function webFontFile(family: string, axes = 'wght'): string {
  const name = packageOf(family);
  try {
    return fileOf(`${name}/files/${slugOf(family)}-latin-${axes}-normal.woff2`);
  } catch {
    throw new Error(
      `The theme's web font is '${family}', but ${name} is not installed. Correct the name (webFont ` +
        `in packages/ui/src/theme/tokens.ts), or: pnpm --filter @agency/site add -D --save-catalog ${name} && pnpm format`,
    );
  }
}

const slugOf = (family: string): string => family.toLowerCase().replaceAll(' ', '-');
const packageOf = (family: string): string => `@fontsource-variable/${slugOf(family)}`;
const fileOf = (file: string): string => fileURLToPath(import.meta.resolve(file));

/** Describes the web font's package, whose licence must accompany each copy of the font. */
export async function fontPackage(family: string): Promise<ShippedPackage> {
  const read = (file: string) => readFile(join(dirname(webFontFile(family)), '..', file), 'utf8');
  const { name, version, license } = JSON.parse(await read('package.json'));
  return { name, version, identifier: license, text: (await read('LICENSE')).trim() };
}

/** Returns the part of a font that `text` needs. Declares `keepFeatures`, which `subset-font`'s types lack. */
export async function subset(
  file: string,
  text: string,
  options: Parameters<typeof subsetFont>[2] & { keepFeatures?: string[] },
) {
  // Imports the package only when it is needed, because `pnpm dev` and Storybook make no subset.
  const { default: subsetFont } = await import('subset-font');
  return subsetFont(await readFile(file), text, options);
}

const weights = { min: 400, max: 800 };

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** The OpenType features to keep: those that browsers apply by default, and tabular figures. */
const features = 'calt ccmp clig kern liga locl mark mkmk rclt rlig rvrn tnum'.split(' ');

/** The characters for text outside the pages' HTML, such as toasts. Omits code symbols, whose kerning takes 2.3 KB. */
const always = ascii.replaceAll(/[*[\\\]^`{}~]/g, '');

export async function subsetWebFont(family: string, text: string) {
  const characters = new Set(always + text);
  const data = await subset(webFontFile(family), [...characters].join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: features,
  });
  return { path: hashedPath(slugOf(family), data, 'woff2'), data };
}

export const webFontRule = (family: string, url: string): string =>
  `@font-face{font-family:"${family}";src:url(${url})format("woff2");` +
  `font-weight:${weights.min} ${weights.max};font-display:swap}`;

export async function headlineFontFile(family: string): Promise<string> {
  const metadata = await readFile(fileOf(`${packageOf(family)}/metadata.json`), 'utf8');
  const { variable } = JSON.parse(metadata);
  return webFontFile(family, variable.opsz && 'opsz');
}

interface Fonts {
  webFont: string;
  headlineFont: string;
  headlineType: { fontWeight: number };
}

const headlineAxes = (file: string, fontWeight: number) => ({
  wght: fontWeight,
  ...(file.includes('-opsz-') && { opsz: 96 }),
});

export async function inlineHeadlineFont(fonts: Fonts & { headlines: string }) {
  const { webFont, headlineFont, headlineType, headlines } = fonts;
  const file = await headlineFontFile(webFont);
  const data = await subset(file, headlines, {
    targetFormat: 'woff2',
    variationAxes: headlineAxes(file, headlineType.fontWeight),
    keepFeatures: features,
  });
  const url = `data:font/woff2;base64,${data.toString('base64')}`;
  return headlineFontRule(headlineFont, url, `${headlineType.fontWeight}`);
}

/** Returns the headline font's `@font-face` rule, which hides headlines until the browser has decoded the font. */
export const headlineFontRule = (family: string, url: string, weight: string): string =>
  `@font-face{font-family:"${family}";src:url(${url})format("woff2");font-weight:${weight};font-display:block}`;

/**
 * The local fonts to scale. Their average widths in em are copied from `@capsizecss/metrics`, because that
 * package installs 30,000 files. If several of the fonts are installed, the last one applies.
 */
const localFonts = [
  { names: ['DejaVu Sans'], widths: { '': 0.5083, ' Bold': 0.5742 } },
  { names: ['Roboto'], widths: { '': 0.4448, ' Bold': 0.4521 } },
  { names: ['Arial', 'Liberation Sans'], widths: { '': 0.4458, ' Bold': 0.48 } },
];

/** Returns rules that scale local fonts to the web font's width and height. */
export async function fallbackFontRules({ webFont, headlineFont, headlineType }: Fonts) {
  const text = webFontFile(webFont);
  const headline = await headlineFontFile(webFont);
  const { fontWeight } = headlineType;
  const rules = await Promise.all([
    fallbackFaces(webFont, '400 599', '', text, { wght: 400 }),
    fallbackFaces(webFont, '600 800', ' Bold', text, { wght: 700 }),
    fallbackFaces(headlineFont, fontWeight, ' Bold', headline, headlineAxes(headline, fontWeight)),
  ]);
  return rules.join('');
}

async function fallbackFaces(
  family: string,
  weightRange: string | number,
  suffix: '' | ' Bold',
  file: string,
  variationAxes: Record<string, number>,
) {
  // Leaves the subset uncompressed, because it is parsed right away and decompressing it is slow.
  const data = await subset(file, ascii, { targetFormat: 'truetype', variationAxes });
  const { xWidthAvg, unitsPerEm, ...font } = await fromBuffer(data);
  const faces = localFonts.map(({ names, widths }) => {
    const ratio = xWidthAvg / unitsPerEm / widths[suffix];
    // `size-adjust` scales all metrics, so the overrides are divided by it.
    const em = unitsPerEm * ratio;
    return (
      `@font-face{font-family:"${family} Fallback";font-weight:${weightRange};` +
      `src:${names.map((name) => `local("${name}${suffix}")`).join(',')};` +
      `size-adjust:${percent(ratio)};ascent-override:${percent(font.ascent / em)};` +
      `descent-override:${percent(-font.descent / em)};line-gap-override:${percent(font.lineGap / em)}}`
    );
  });
  return faces.join('');
}

const percent = (part: number): string => `${Number((part * 100).toFixed(2))}%`;
