import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

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
