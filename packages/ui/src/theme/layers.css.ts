import { globalLayer } from '@vanilla-extract/css';

/** The layer of all styles, over which a consumer's rules win without `!important`. */
const ui = globalLayer('ui');

export const layers = {
  reset: globalLayer({ parent: ui }, 'reset'),
  base: globalLayer({ parent: ui }, 'base'),
  component: globalLayer({ parent: ui }, 'component'),
};
