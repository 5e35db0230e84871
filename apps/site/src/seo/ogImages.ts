import type { View } from '@agency/pricing-data';
import type { PagePath } from '../routes.ts';

/** The image that a shared link to a page shows, in one of its views. */
export interface OgImageFile {
  path: PagePath;
  view: View;
  /** The image's path on this site. */
  src: string;
  alt: string;
}

declare const __OG_IMAGES__: readonly OgImageFile[] | undefined;

/** The images that the build rendered; none under `pnpm dev` and in Storybook. */
const ogImages = typeof __OG_IMAGES__ === 'undefined' ? [] : __OG_IMAGES__;

export const ogImageOf = (path: PagePath, view: View): OgImageFile | undefined =>
  ogImages.find((image) => image.path === path && image.view === view);
