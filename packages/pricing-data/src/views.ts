/** The views a visitor can choose between, in the order of the switch. */
export const views = ['brand', 'creator'] as const;

/** The kind of customer whose offers are shown. One selection applies to both pages. */
export type View = (typeof views)[number];

/** The audiences of the marketing page, in the order of its switch. */
export const audiences = ['enterprise', 'sme'] as const;

/** A view's name on the marketing page, and the key of its marketing prices. */
export type Audience = (typeof audiences)[number];

/** The view of a visitor who has not chosen one. */
export const defaultView: View = 'brand';

/** The marketing audience of each view. */
export const audienceFor = {
  brand: 'enterprise',
  creator: 'sme',
} as const satisfies Record<View, Audience>;
