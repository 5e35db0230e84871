/** Returns whether elements have sizes and styles, which they lack in jsdom. */
export const hasLayout = (): boolean => typeof ResizeObserver !== 'undefined';
