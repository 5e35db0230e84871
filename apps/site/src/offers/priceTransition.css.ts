import { style } from '@vanilla-extract/css';
import { transitionFrom } from '../views/transition.ts';

/** A price that may differ between the views. */
export const priceTransition = style({ display: 'inline-block' });

transitionFrom(`:is(${priceTransition}, [data-for-view] article dl > div > dd)`, {
  translate: '0 8px',
  opacity: 0.4,
});
// Not the `svg` inside, which Chromium moves on the main thread.
transitionFrom('main dd[data-for-view]', { translate: '-8px', opacity: 0.4 });
