import { globalStyle, style } from '@vanilla-extract/css';
import { onHtml } from '../htmlAttributes.ts';

/** Fades in an element that appears. The element begins half visible, so that no frame is without prices. */
export const fadeIn = {
  transition: 'opacity 140ms linear',
  '@starting-style': { opacity: 0.5 },
} as const;

export const priceTransition = style({});
globalStyle(`${onHtml('switched')} ${priceTransition}`, fadeIn);

export const laterColumns = [2, 3].map((column) => [column, `${30 * (column - 1)}ms`] as const);

for (const [column, transitionDelay] of laterColumns) {
  // Skips two columns without prices: the items, and a tier priced on enquiry.
  globalStyle(`td:nth-child(${column + 2}) ${priceTransition}`, { transitionDelay });
}
