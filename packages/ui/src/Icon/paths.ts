/* Drawings, on a grid of 16, that are not only icons. */

export const tick = 'm2.5 8.5 3.5 3.5 7-8';
export const back = 'M6 3 2.5 6.5 6 10M2.5 6.5H11a2.5 2.5 0 0 1 0 5H8';
