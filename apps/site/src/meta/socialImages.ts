import type { View } from '@agency/pricing-data';
import type { PagePath } from '../routes.ts';

/** The picture that a link to a page shows, of one of its views. */
export interface SocialImage {
  /** Its path on this site. */
  src: string;
  alt: string;
}

export type SocialImages = Record<PagePath, Record<View, SocialImage>>;

declare const __SOCIAL_IMAGES__: SocialImages | undefined;

/** The pictures as the build drew them; nothing under `pnpm dev` and in the workshop. */
export const socialImages: SocialImages | undefined =
  typeof __SOCIAL_IMAGES__ === 'undefined' ? undefined : __SOCIAL_IMAGES__;
