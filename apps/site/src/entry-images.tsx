/** Entry for OG images and icons. The build renders them first, as the pages' tags name their files. */
export { webFont } from '@agency/ui/theme';
export { artwork } from './logo/artwork.ts';
export { ogImageSources } from './seo/og-image/ogImageSources.tsx';
export { darkColors, lightColors, ogImageSize } from './seo/og-image/styles.ts';
