/**
 * For `min()` and `clamp()`: positive where the window is wide enough for bars to stick, counted
 * in the page's own text size; hugely negative where the text is so large that the bars wrap and
 * would cover what they are about.
 */
export const roomToStick = '(100vw - 16rem) * 99';

/**
 * For what stands in a bar: it is in sight already. Without this, browsers scroll the page when
 * it is focused, to bring it clear of the very bar it is in.
 */
export const inSight = { scrollMarginBlock: '-100vh' };
