import { style } from '@vanilla-extract/css';
import { stickyBelowBars } from '../theme/sticky.ts';

/** Content that sticks as the README says. */
export const sticky = style(stickyBelowBars);
