// The entry `@agency/ui/theme` is for style sheets. The main entry would add all components' styles to them.
import './base.css.ts';

export { media } from './media.ts';
export { stickyBelowBars } from './sticky.ts';
export { vars } from './theme.css.ts';
export { type TierColor, textOnTier, tierColors, tintOf, webFont } from './tokens.ts';
