import { globalStyle, style } from '@vanilla-extract/css';

/** Instead of the banner's usual text, while `html` has `data-promotion`. */
export const promotion = style({
  selectors: { ':root:not([data-promotion]) &': { display: 'none' } },
});

globalStyle(`[data-promotion] ${promotion} + span`, { display: 'none' });
