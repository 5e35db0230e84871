import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { View } from '@agency/pricing-data';
import { build, type InlineConfig } from 'vite';
import type { SocialImage, SocialImages } from '../src/meta/socialImages.ts';
import type { PagePath } from '../src/routes.ts';
import { drawCard, readDrawnFonts } from './drawing.ts';
import { hashedFolder } from './hosting.ts';
import { drawIcons } from './icons.ts';

export interface Pictures {
  /** Everything drawn, by its path on the site. */
  files: Map<string, string | Buffer>;
  socialImages: SocialImages;
  /** The colour of the browser's bars in each theme. */
  themeColors: Record<'light' | 'dark', string>;
}

/**
 * Draws the pictures of shared links and the icons, from the site's own words and colours.
 *
 * @param common what every bundle of this build has in common.
 * @param outDir where to put the bundle that they are drawn from.
 */
export async function drawPictures(common: InlineConfig, outDir: string): Promise<Pictures> {
  await build({
    ...common,
    build: { outDir, emptyOutDir: true, ssr: 'src/entry-pictures.tsx', minify: false },
    ssr: { noExternal: ['@agency/ui', '@agency/pricing-data'] },
  });
  const { cardSize, ink, markSvg, paper, socialCards }: typeof import('../src/entry-pictures.tsx') =
    await import(pathToFileURL(join(outDir, 'entry-pictures.js')).href);

  const files = drawIcons({ markSvg, paper, ink });
  const fonts = await readDrawnFonts();
  const socialImages: Partial<Record<PagePath, Partial<Record<View, SocialImage>>>> = {};
  for (const { path, view, alt, card } of socialCards()) {
    const png = await drawCard(card, cardSize, fonts);
    const hash = createHash('sha256').update(png).digest('base64url').slice(0, 8);
    const src = `${hashedFolder}social${path.replace('/', '-')}-${view}-${hash}.png`;
    files.set(src, png);
    socialImages[path] = { ...socialImages[path], [view]: { src, alt } };
  }
  return {
    files,
    // There is a card for every page and view.
    socialImages: socialImages as SocialImages,
    themeColors: { light: paper.canvas, dark: ink.canvas },
  };
}
