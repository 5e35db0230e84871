/** A bar for which a page keeps room free. */
export type Bar = 'site-header' | 'view-bar' | 'bottom-bar';
/** The root of a page with a bar: `html` has an attribute for each. */
export const pageWith = (bar: Bar): string => `:root[data-${bar}]`;
