import type { View } from '@agency/pricing-data';
import type { PagePath } from '../routes.ts';

/** The picture that a link to a page shows, of one of its views. */
export interface OgImageFile {
  /** Its path on this site. */
  src: string;
  alt: string;
}

export type OgImages = Record<PagePath, Record<View, OgImageFile>>;

declare const __OG_IMAGES__: OgImages | undefined;

/** The pictures as the build drew them; nothing under `pnpm dev` and in the workshop. */
export const ogImages: OgImages | undefined =
  typeof __OG_IMAGES__ === 'undefined' ? undefined : __OG_IMAGES__;
