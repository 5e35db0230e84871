// `@agency/ui/theme`, for stylesheets: the main entry would add the styles of every component.
import './base.css.ts';

export { media } from './media.ts';
export { stickyBelowBars } from './sticky.ts';
export { vars } from './theme.css.ts';
export { type TierColor, textOnTier, tierColors, webFont } from './tokens.ts';
