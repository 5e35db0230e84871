/** What the build draws before it builds the pages, whose tags name the pictures. */
export { markSvg } from './social/markSvg.tsx';
export { cardSize } from './social/measures.ts';
export { ink, paper } from './social/palette.ts';
export { socialCards } from './social/socialCards.tsx';
