import { style } from '@vanilla-extract/css';

/** No box of its own: bars stick, and grids lay out, as if it were not there. */
export const part = style({ display: 'contents' });
