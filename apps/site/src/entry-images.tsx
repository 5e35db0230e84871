/** What the build draws before it builds the pages, whose tags name the pictures. */
export { markSvg } from './seo/og-image/markSvg.tsx';
export { ogImageCards } from './seo/og-image/ogImageCards.tsx';
export { ink, paper } from './seo/og-image/palette.ts';
export { cardSize } from './seo/og-image/sizes.ts';
