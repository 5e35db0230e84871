import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

/** The type of short labels: buttons, badges, links of the navigation. */
export const labelText = (size: keyof typeof vars.fontSize, fontWeight: number) => ({
  fontFamily: vars.font.brand,
  fontSize: vars.fontSize[size],
  fontWeight,
  lineHeight: vars.lineHeight.snug,
});

/** A bare square button around an icon, of a size of its own. */
export const iconButton = {
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  cursor: 'pointer',
} as const satisfies StyleRule;

/** For what is inside a sticky bar: without it, browsers scroll the page when it is focused. */
export const noScrollOnFocus = { scrollMarginBlock: '-100vh' };

/**
 * For `'@media'` of parts with the `ink` background: their text takes the colours made for it. Its
 * `data-theme="dark"` is not enough where a consumer's build lowers `light-dark()`: then only the
 * page as a whole can change its theme, and dark text would stay on the dark background.
 */
export const textOnInk = {
  screen: {
    vars: { [vars.color.text]: vars.color.onInk, [vars.color.textMuted]: vars.color.onInkMuted },
  },
} satisfies StyleRule['@media'];
