/**
 * For `min()` and `clamp()`: positive where the window is wide enough for bars to stick, in the
 * page's own text size; hugely negative where the text is so large that wrapped bars would cover
 * the page.
 */
export const wideEnoughToStick = '(100vw - 16rem) * 99';

/** For what is inside a sticky bar: without it, browsers scroll the page when it is focused. */
export const noScrollOnFocus = { scrollMarginBlock: '-100vh' };
