import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** The brand face as its npm package brings it: Latin, one weight axis. */
export const fontSource = fileURLToPath(
  import.meta.resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  ),
);

const family = 'Bricolage Grotesque';

/** The weights the design uses; the rest of the axis is cut off. */
const weights = { min: 400, max: 800 };

/** All of printable ASCII, so that a new word or price in the content needs no thought here. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

export interface SubsetFont {
  /** Where it goes below the output folder. */
  path: string;
  data: Buffer;
  /** The characters it holds. */
  characters: ReadonlySet<string>;
}

/** The brand face cut down to the characters that the given texts use. */
export async function subsetBrandFont(texts: readonly string[]): Promise<SubsetFont> {
  const characters = new Set(ascii + texts.join(''));
  const data = await subsetFont(await readFile(fontSource), [...characters].join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  const hash = createHash('sha256').update(data).digest('base64url').slice(0, 8);
  return { path: `/assets/bricolage-grotesque-${hash}.woff2`, data, characters };
}

/**
 * The rules that load the face. While it loads, a local face stretched to the same measures
 * stands in for it, so that nothing moves when it arrives.
 */
export const fontFaces = (url: string): string =>
  `@font-face{font-family:"${family}";src:url(${url})format("woff2");` +
  `font-weight:${weights.min} ${weights.max};font-display:swap}` +
  fallbacks
    .map(
      ({ weight, local, measures }) =>
        `@font-face{font-family:"Bricolage Fallback";src:${local
          .map((name) => `local("${name}")`)
          .join(',')};font-weight:${weight};${measures}}`,
    )
    .join('');

/*
 * Bricolage Grotesque: ascent 0.93, descent 0.27, line gap 0, of 1 em. `size-adjust` is the ratio
 * of the two faces' mean advance over this site's own words; the other three undo it again.
 */
const measures = (ratio: number): string =>
  `size-adjust:${percent(ratio)};ascent-override:${percent(0.93 / ratio)};` +
  `descent-override:${percent(0.27 / ratio)};line-gap-override:0%`;

const percent = (part: number) => `${Number((part * 100).toFixed(2))}%`;

const fallbacks = [
  { weight: '400 599', local: ['Arial', 'Liberation Sans'], measures: measures(1) },
  { weight: '600 800', local: ['Arial Bold', 'Liberation Sans Bold'], measures: measures(1) },
];
