/** Whether elements have sizes and styles: not in jsdom. */
export const hasLayout = (): boolean => typeof ResizeObserver !== 'undefined';
