// `@agency/ui/theme`, for style sheets: the main entry would add every component's styles.
import './base.css.ts';

export { media } from './media.ts';
export { stickyBelowBars } from './sticky.ts';
export { vars } from './theme.css.ts';
export { type TierColor, textOnTier, tierColors, webFont } from './tokens.ts';
