// The entry `@agency/ui/theme` is for style sheets: the main one would add all components' styles.
import './base.css.ts';

export { media } from './media.ts';
export { stickyBelowBars } from './sticky.ts';
export { vars } from './theme.css.ts';
export { type TierColor, textOnTier, tierColors, webFont } from './tokens.ts';
