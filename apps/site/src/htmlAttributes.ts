import type { View } from '@agency/pricing-data';

/**
 * Every `data-` attribute of `html`, as `dataset` spells it. Scripts use `htmlData()` and styles
 * `onHtml('view', 'brand')`. Flags are ''.
 */
export interface HtmlAttributes {
  // The view and the theme are in the HTML from the start; `@agency/ui` updates them.
  view: View;
  theme: 'light' | 'dark';
  /** The names of the preferences that `preHydrate` has restored; absent if no script runs. */
  scripted: string;
  /** The view has changed since the page loaded. */
  switched: '';
  withoutReact: '';
  /**
   * The instants at which the banner's promotion and the reduced prices end. In the HTML from the
   * start; `showPromotions` removes past instants.
   */
  promotionEnds: string;
  unprintable: '';
  /** A modal is open. Set by `@agency/ui`. */
  modalOpen: '';
  page: string;
  // The bars that the page has. These flags are in the HTML from the start; `@agency/ui` updates them.
  siteHeader: '';
  viewBar: '';
  bottomBar: '';
  /** A phone's header has scrolled away. Set by `@agency/ui`. */
  headerAway: '';
}

type Name = keyof HtmlAttributes;

export const htmlData = () =>
  document.documentElement.dataset as unknown as Partial<HtmlAttributes>;

const attribute = (name: string) => `data-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}`;

/** Returns a selector for an attribute. With `value`, the attribute must have that value or list it. */
export const onHtml = <Of extends Name>(name: Of, value?: HtmlAttributes[Of]) =>
  value === undefined ? `[${attribute(name)}]` : `[${attribute(name)}~="${value}"]`;

export const htmlProps = (attributes: { [Of in Name]?: HtmlAttributes[Of] | undefined }) =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [attribute(name), value]));
