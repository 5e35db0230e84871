import { style } from '@vanilla-extract/css';
import { moveFrom } from '../views/moveFrom.ts';

/** A price that differs between the views. */
export const rolls = style({ display: 'block' });

moveFrom(`:is(${rolls}, [data-for-view] article dl > div > dd)`, {
  translate: '0 8px',
  opacity: 0,
});
// Not the `svg` inside, which Chromium moves on the main thread.
moveFrom('main dd[data-for-view]', { translate: '-8px', opacity: 0 });
