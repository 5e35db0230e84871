import satori from 'satori';
import type { InlineConfig } from 'vite';
import type { OgImageFile } from '../src/seo/ogImages.ts';
import { importBundle } from './bundles.ts';
import { renderIcons } from './icons.ts';
import { hashedPath } from './output.ts';
import { readImageFonts, svgToPng } from './rasterize.ts';

/**
 * Renders the OG images and the icons, from the site's own words and colours.
 *
 * @param outDir folder for the bundle that renders them.
 */
export async function renderImages(common: InlineConfig, outDir: string) {
  const source = await importBundle<typeof import('../src/entry-images.tsx')>(
    common,
    outDir,
    'src/entry-images.tsx',
  );
  const files = renderIcons(source);
  const fonts = await readImageFonts(source.webFont);
  const ogImages: OgImageFile[] = [];
  for (const { path, view, alt, element } of source.ogImageSources()) {
    const svg = await satori(element, { ...source.ogImageSize, fonts });
    const png = svgToPng(svg, source.ogImageSize.width);
    const src = hashedPath(`og${path.replaceAll('/', '-')}-${view}`, png, 'png');
    files.set(src, png);
    ogImages.push({ path, view, src, alt });
  }
  return {
    /** Every image, by its path on the site. */
    files,
    ogImages,
    /** The colour of the browser's bars in each theme. */
    themeColors: { light: source.lightColors.canvas, dark: source.darkColors.canvas },
    /** The family of the theme's web font. */
    webFont: source.webFont,
  };
}
