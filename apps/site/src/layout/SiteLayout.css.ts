import { media, vars } from '@agency/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const logoLink = style({ minHeight: vars.size.touchTarget });

export const main = style({
  paddingInline: vars.size.gutter,
  paddingBlock: `${vars.space[6]} ${vars.space[8]}`,
  outline: 'none',
  '@media': {
    [media.md]: { paddingBlock: `${vars.space[8]} ${vars.space[9]}` },
    [media.print]: { paddingBlock: `${vars.space[3]} ${vars.space[2]}` },
  },
});

/** Instead of the banner's usual text, while `html` has `data-promotion`. */
export const promotion = style({
  selectors: { ':root:not([data-promotion]) &': { display: 'none' } },
});

globalStyle(`[data-promotion] ${promotion} + span`, { display: 'none' });
