import { globalLayer } from '@vanilla-extract/css';

/**
 * All that this package styles lies in the cascade layer `ui`, so that a consumer's own rule
 * wins without `!important`. Inside it: resets first, then components.
 */
const ui = globalLayer('ui');

export const layers = {
  base: globalLayer({ parent: ui }, 'base'),
  component: globalLayer({ parent: ui }, 'component'),
};
