/*
 * `@agency/ui/theme`, the theme without components, for stylesheets: importing the theme from the
 * main entry would add the styles of every component.
 */
import './base.css.ts';

export { media } from './media.ts';
export { stickyBelowBars } from './sticky.ts';
export { vars } from './theme.css.ts';
export { type TierColor, tierColors, webFont } from './tokens.ts';
