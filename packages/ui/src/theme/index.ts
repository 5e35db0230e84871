/*
 * The theme without a component, `@agency/ui/theme`: for styles in this repository, which would
 * otherwise bring the styles of every component along, used or not. The published package has no
 * such entry, as it has no `.css.ts`.
 */
import './base.css.ts';
import './reset.css.ts';

export { media } from './media.ts';
export { vars } from './theme.css.ts';
export { type TierColour, tierColours } from './tokens.ts';
