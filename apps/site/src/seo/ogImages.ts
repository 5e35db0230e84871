import type { View } from '@agency/pricing-data';
import type { PagePath } from '../pages/registry.ts';

export interface OgImageFile {
  path: PagePath;
  view: View;
  src: string;
  alt: string;
}

declare const __OG_IMAGES__: OgImageFile[] | undefined;

/** The images that the build has rendered; none in `pnpm dev` and Storybook. */
export const ogImages: OgImageFile[] = typeof __OG_IMAGES__ === 'undefined' ? [] : __OG_IMAGES__;

export const ogImageOf = (path: PagePath, view: View): OgImageFile | undefined =>
  ogImages.find((image) => image.path === path && image.view === view);
