import type { View } from '@agency/pricing-data';

/**
 * Every attribute that `html` carries besides `lang`, in the spelling of its `dataset`: scripts use `htmlData()`,
 * styles `onHtml('view', 'brand')`, and the types refuse others. Flags are ''.
 */
export interface HtmlAttributes {
  /**
   * The chosen view, from the start. Set by `preHydrate` and `usePreference` of `@agency/ui`. Read by them,
   * `ForEachView`, `styleView`, Share and the error boundary.
   */
  view: View;
  /** The theme, from the start. Set as the view is. Read by the theme's styles and for the browser's toolbars. */
  theme: 'light' | 'dark';
  /** The names of what the inline script has restored. Set by `preHydrate`, for good. Read by `styles.css.ts`. */
  scripted: string;
  /** The view was switched. Set before React, for good. Read by `priceTransition.css.ts` and `PageEvents`. */
  switched: '';
  /** This load is without React. Set by `isWithoutReact`, for good. Read by `styles.css.ts`. */
  withoutReact: '';
  /**
   * When the banner's promotion and the reduced prices end, from the start. `showPromotions` removes what is over.
   * Read by `styles.css.ts`.
   */
  promotionEnds: string;
  /** The browser does not print. Set by the Print button, for good. Read by `CallToAction.css.ts`. */
  unprintable: '';
  /** A modal is open. Set by `preHydrate`, then by the package's dialogs. Read by their styles. */
  modalOpen: '';
  /** The name of the page that the HTML is. Set by the prerender, for good. Read by `usePageName`. */
  page: string;
  /** The page has this bar. Set in the HTML and by the package's components. Read by the package's styles. */
  siteHeader: '';
  viewBar: '';
  bottomBar: '';
  /** A phone's header is scrolled away. Set and read by the package. */
  headerAway: '';
}

type Name = keyof HtmlAttributes;

/** The attributes of `html`, to read and to write. */
export const htmlData = () =>
  document.documentElement.dataset as unknown as Partial<HtmlAttributes>;

const attribute = (name: string) => `data-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}`;

/** A selector of `html`, or of what it contains if a space follows, with an attribute. */
export const onHtml = <Of extends Name>(
  name: Of,
  value?: HtmlAttributes[Of],
  has: '=' | '~=' = '=',
) => (value === undefined ? `[${attribute(name)}]` : `[${attribute(name)}${has}"${value}"]`);

/** The attributes as props of `html`. */
export const htmlProps = (attributes: { [Of in Name]?: HtmlAttributes[Of] | undefined }) =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [attribute(name), value]));
