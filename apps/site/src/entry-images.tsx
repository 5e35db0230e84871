/** What the build renders before it builds the pages, whose tags name the images. */
export { markSvg } from './seo/og-image/markSvg.tsx';
export { ogImageSources } from './seo/og-image/ogImageSources.tsx';
export { darkColors, lightColors } from './seo/og-image/palette.ts';
export { ogImageSize } from './seo/og-image/styles.ts';
