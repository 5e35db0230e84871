import { Resvg } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import type { OgImageFile } from '../src/seo/PageMeta.tsx';
import type { Site } from './bundles.ts';
import { subset, webFontFile } from './font.ts';
import { hashedPath } from './siteFiles.ts';

export async function renderOgImages(site: Site) {
  const images: { image: OgImageFile; png: Buffer }[] = [];
  const fonts = await readImageFonts(site.webFont);
  for (const { path, view, alt, element } of site.ogImageSources()) {
    const svg = await satori(element, { ...site.ogImageSize, fonts });
    const png = svgToPng(svg, site.ogImageSize.width);
    // Hashes the image instead of the prices, because words, the tax setting, colours and the logo change it too.
    const src = hashedPath(`og${path.replaceAll('/', '-')}-${view}`, png, 'png');
    images.push({ image: { path, view, src, alt }, png });
  }
  return images;
}

/** Renders an SVG, which must not contain text, as a PNG. */
export const svgToPng = (svg: string, width: number, background?: string): Buffer =>
  new Resvg(svg, {
    background,
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  })
    .render()
    .asPng();

/** The characters to keep: all from the space to ™, of which the font contains only the Latin ones. */
const characters = Array.from({ length: 0x2122 - 0x1f }, (_, index) =>
  String.fromCharCode(0x20 + index),
).join('');

/** satori needs a font file for each weight that the design uses. */
const weights = [400, 600, 800] as const;

/** Converts the web font to TrueType, because satori cannot read WOFF2. */
async function readImageFonts(family: string): Promise<Font[]> {
  const file = webFontFile(family);
  return Promise.all(
    weights.map(async (weight) => {
      const options = { targetFormat: 'truetype', variationAxes: { wght: weight } } as const;
      const data = await subset(file, characters, options);
      return { name: family, weight, style: 'normal', data };
    }),
  );
}
