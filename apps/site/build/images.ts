import satori, { type Font } from 'satori';
import type { Site } from './bundles.ts';
import { subset, webFontFile } from './font.ts';
import { renderIcons, svgToPng } from './icons.ts';
import { hashedPath } from './siteFiles.ts';

/** Returns the icons and OG images by path, and adds the OG images to `site.ogImages`. */
export async function renderImages(site: Site) {
  const files = renderIcons(site);
  const fonts = await readImageFonts(site.webFont);
  for (const { path, view, alt, element } of site.ogImageSources()) {
    const svg = await satori(element, { ...site.ogImageSize, fonts });
    const png = svgToPng(svg, site.ogImageSize.width);
    // Hashes the image, because words, the tax setting, colours and the logo change it as well as prices.
    const src = hashedPath(`og${path.replaceAll('/', '-')}-${view}`, png, 'png');
    files.set(src, png);
    site.ogImages.push({ path, view, src, alt });
  }
  return files;
}

/** The characters to subset, from the space to ™: the font contains only the range's Latin ones. */
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
