/*
 * The theme without a component, `@agency/ui/theme`: for styles, which would otherwise bring the
 * styles of every component along, used or not.
 */
import './base.css.ts';
import './reset.css.ts';

export { media } from './media.ts';
export { vars } from './theme.css.ts';
export { type TierColour, tierColours } from './tokens.ts';
