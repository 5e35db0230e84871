import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { View } from '@agency/pricing-data';
import { build, type InlineConfig } from 'vite';
import { hashedFolder } from '../hosting/hosting.ts';
import type { PagePath } from '../src/routes.ts';
import type { OgImageFile, OgImages } from '../src/seo/ogImages.ts';
import { drawIcons } from './icons.ts';
import { drawCard, readDrawnFonts } from './rasterize.ts';

export interface Pictures {
  /** KitchenSink drawn, by its path on the site. */
  files: Map<string, string | Buffer>;
  ogImages: OgImages;
  /** The colour of the browser's bars in each theme. */
  themeColors: Record<'light' | 'dark', string>;
}

/**
 * Draws the pictures of shared links and the icons, from the site's own words and colours.
 *
 * @param common what every bundle of this build has in common.
 * @param outDir where to put the bundle that they are drawn from.
 */
export async function drawImages(common: InlineConfig, outDir: string): Promise<Pictures> {
  await build({
    ...common,
    build: { outDir, emptyOutDir: true, ssr: 'src/entry-images.tsx', minify: false },
    ssr: { noExternal: ['@agency/ui', '@agency/pricing-data'] },
  });
  const { cardSize, ink, markSvg, paper, ogImageCards }: typeof import('../src/entry-images.tsx') =
    await import(pathToFileURL(join(outDir, 'entry-images.js')).href);

  const files = drawIcons({ markSvg, paper, ink });
  const fonts = await readDrawnFonts();
  const ogImages: Partial<Record<PagePath, Partial<Record<View, OgImageFile>>>> = {};
  for (const { path, view, alt, card } of ogImageCards()) {
    const png = await drawCard(card, cardSize, fonts);
    const hash = createHash('sha256').update(png).digest('base64url').slice(0, 8);
    const src = `${hashedFolder}social${path.replace('/', '-')}-${view}-${hash}.png`;
    files.set(src, png);
    ogImages[path] = { ...ogImages[path], [view]: { src, alt } };
  }
  return {
    files,
    // There is a card for every page and view.
    ogImages: ogImages as OgImages,
    themeColors: { light: paper.canvas, dark: ink.canvas },
  };
}
