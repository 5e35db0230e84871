import type { View } from '@agency/pricing-data';

/** The recommended size for link previews. */
export const ogImageSize = { width: 1200, height: 630 } as const;

export interface OgImageFile {
  path: string;
  view: View;
  src: string;
  alt: string;
}

declare const __OG_IMAGES__: OgImageFile[] | undefined;

/** The images that the build has rendered; none in `pnpm dev` and Storybook. */
export const ogImages: OgImageFile[] = typeof __OG_IMAGES__ === 'undefined' ? [] : __OG_IMAGES__;
