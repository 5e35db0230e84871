import { globalLayer } from '@vanilla-extract/css';

/**
 * All styles are in the cascade layer `ui`, so that a consumer's rules win without `!important`. Inside
 * it, resets come before components.
 */
const ui = globalLayer('ui');

export const layers = {
  base: globalLayer({ parent: ui }, 'base'),
  component: globalLayer({ parent: ui }, 'component'),
};
