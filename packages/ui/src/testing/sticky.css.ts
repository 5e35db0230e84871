import { style } from '@vanilla-extract/css';
import { stickyBelowBars } from '../theme/sticky.ts';

/** Sticky content as in the README. */
export const sticky = style(stickyBelowBars);
