import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

/**
 * For `'@media'` of what lies on ink: texts take the roles that a brand gives for it. The theme of
 * the part (`data-theme="dark"`) does the rest, but not where a build has lowered `light-dark()`:
 * then only the page as a whole changes sides, and dark text would stay on the dark ground.
 */
export const onInk = {
  screen: {
    vars: { [vars.color.text]: vars.color.onInk, [vars.color.textMuted]: vars.color.onInkMuted },
  },
} satisfies StyleRule['@media'];
