import { globalStyle, style } from '@vanilla-extract/css';
import { onHtml } from '../htmlAttributes.ts';

/** A price that may differ between the views. */
export const priceTransition = style({});
globalStyle(`${onHtml('switched')} ${priceTransition}`, {
  transition: 'opacity 140ms linear',
  '@starting-style': { opacity: 0 },
});

/** The columns of offers that change after the first one, and their delays. */
export const laterColumns = [2, 3].map((column) => [column, `${30 * (column - 1)}ms`] as const);

for (const [column, transitionDelay] of laterColumns) {
  // The features are in the first column; the second tier is the first one with a price.
  globalStyle(`td:nth-child(${column + 2}) ${priceTransition}`, { transitionDelay });
}
