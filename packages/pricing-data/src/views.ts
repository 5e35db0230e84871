/**
 * The views that a visitor can choose, in the switch's order, each with its audience, which names
 * the view on the marketing page and is the key of its prices. No audience pays less than the next.
 */
export const audienceFor = {
  brand: 'enterprise',
  creator: 'sme',
} as const;

/** The kind of customer whose offers are shown, on every page. */
export type View = keyof typeof audienceFor;

export type Audience = (typeof audienceFor)[View];

export const views = /* @__PURE__ */ Object.keys(audienceFor) as readonly View[];

export const audiences: readonly Audience[] = /* @__PURE__ */ Object.values(audienceFor);

/** The view of a visitor who has not chosen one. */
export const defaultView: View = 'brand';
