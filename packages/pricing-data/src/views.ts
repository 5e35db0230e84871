/**
 * Each view that a visitor can choose, in the switch's order, with its audience: the view's name on the
 * marketing page and the key of its prices there. No audience pays less than the next one.
 */
export const audienceFor = {
  brand: 'enterprise',
  creator: 'sme',
} as const;

/** A kind of customer. Each page shows the offers for the kind that the visitor has chosen. */
export type View = keyof typeof audienceFor;

export type Audience = (typeof audienceFor)[View];

export const views = /* @__PURE__ */ Object.keys(audienceFor) as readonly View[];

export const audiences: readonly Audience[] = /* @__PURE__ */ Object.values(audienceFor);

/** The view for visitors who have not chosen one. */
export const defaultView: View = 'brand';
