/** A bar for which a page reserves room. */
export type Bar = 'site-header' | 'view-bar' | 'bottom-bar';
/** The root of a page with a bar: `html` has an attribute for each. */
export const pageWith = (bar: Bar): string => `:root[data-${bar}]`;
