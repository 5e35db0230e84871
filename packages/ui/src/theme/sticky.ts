/**
 * For `min()` and `clamp()`: positive where the window is wide enough for bars to stick, counted
 * in the page's own text size; hugely negative where the text is so large that the bars wrap and
 * would cover what they are about.
 */
export const roomToStick = '(100vw - 16rem) * 99';
