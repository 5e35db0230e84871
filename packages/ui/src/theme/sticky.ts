import type { StyleRule } from '@vanilla-extract/css';
import { media } from './media.ts';
import { headerHeight, vars } from './theme.css.ts';
import { zIndex } from './zIndex.ts';

/** Applies a rule while a phone's header is hidden. Avoids a variable on the root, which would restyle the page. */
export const whileHeaderIsAway = (
  rule: NonNullable<StyleRule['selectors']>[string],
): NonNullable<StyleRule['@media']> => ({
  [`${media.belowMd} and ${media.tallWindow}`]: {
    transition: `top ${vars.motion.slow} ${vars.motion.ease}`,
    selectors: { ':root[data-header-away] &': rule },
  },
});

/** The bottom of the sticky bars while the header is hidden. */
export const stickyTopWithoutHeader = `max(0px, ${vars.size.stickyTop} - ${headerHeight})`;

/** For a page: keeps the targets of links and keyboard focus clear of sticky bars. */
export const clearOfBars = {
  scrollPaddingTop: `calc(${vars.size.stickyTop} + ${vars.space[4]})`,
} as const satisfies StyleRule;

/** Makes an element stick below the page's bars, whether or not a phone's header is away. */
export const stickyBelowBars = {
  position: 'sticky',
  top: vars.size.stickyTop,
  zIndex: zIndex.raised,
  '@media': {
    ...whileHeaderIsAway({ top: stickyTopWithoutHeader }),
    [media.print]: { position: 'static' },
  },
} as const satisfies StyleRule;
