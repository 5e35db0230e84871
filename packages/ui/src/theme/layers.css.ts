import { globalLayer } from '@vanilla-extract/css';

/** The layer of all styles, which a consumer's rules override without `!important`. */
const ui = globalLayer('ui');

export const layers = {
  reset: globalLayer({ parent: ui }, 'reset'),
  base: globalLayer({ parent: ui }, 'base'),
  component: globalLayer({ parent: ui }, 'component'),
};
