/** The views a visitor can choose between, in the order of the switch. */
export const views = ['brand', 'creator'] as const;

/** Whose offers the visitor looks at. One selection drives both pages. */
export type View = (typeof views)[number];

/** The audiences of the marketing page, in the order of its switch. */
export const audiences = ['enterprise', 'sme'] as const;

/** What a view is called on the marketing page, and the key of the marketing prices. */
export type Audience = (typeof audiences)[number];

/** The view of a visitor who has not chosen one. */
export const defaultView: View = 'brand';

/** The marketing audience of each view. */
export const audienceFor = {
  brand: 'enterprise',
  creator: 'sme',
} as const satisfies Record<View, Audience>;

/** The view of each marketing audience: the inverse of `audienceFor`. */
export const viewFor = {
  enterprise: 'brand',
  sme: 'creator',
} as const satisfies Record<Audience, View>;

/** Whether a value from outside, such as the browser's storage, names a view. */
export function isView(value: unknown): value is View {
  return (views as readonly unknown[]).includes(value);
}
