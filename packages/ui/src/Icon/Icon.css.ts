import { uiStyle } from '../theme/style.ts';

/** In text, centred on its letters. */
export const root = uiStyle({
  display: 'inline-block',
  verticalAlign: '-0.125em',
  fill: 'none',
});
