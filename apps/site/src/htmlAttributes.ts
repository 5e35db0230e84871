import type { View } from '@agency/pricing-data';

/**
 * Every `data-` attribute of `html`, as `dataset` spells it. Scripts use `htmlData()` and styles
 * `onHtml('view', 'brand')`; the types refuse other attributes. Flags are ''.
 */
export interface HtmlAttributes {
  /**
   * The chosen view. In the HTML from the start; set and read by `preHydrate` and `usePreference` of
   * `@agency/ui`. Also read by `ForEachView`, `styleView`, `hydrateOnIntent`, Share, the
   * announcement of a new view and the error boundary.
   */
  view: View;
  /** The theme. In the HTML and set like the view. Read by theme styles and `viewAndTheme.ts`. */
  theme: 'light' | 'dark';
  /**
   * The names of the preferences that the inline script restores; absent if no script runs. Set by
   * `preHydrate`, for good. Read by `preHydrate`, `usePreference` and `styles.css.ts`.
   */
  scripted: string;
  /**
   * The view was switched. Set by the inline script, for good. Read by `PageEvents`,
   * `priceTransition.css.ts`, `PodcastingPage.css.ts` and `RecordingLine.css.ts`.
   */
  switched: '';
  /** This load is without React. Set by `isWithoutReact`, for good. Read by `styles.css.ts`. */
  withoutReact: '';
  /**
   * The instants at which the banner's promotion and the reduced prices end. In the HTML from the
   * start; `showPromotions` removes past instants. Read by `styles.css.ts`.
   */
  promotionEnds: string;
  /** The browser cannot print. Set by the Print button, for good. Read by `CallToAction.css.ts`. */
  unprintable: '';
  /** A modal is open. Set by `preHydrate`, then by the package's dialogs. Read by the dialogs' styles. */
  modalOpen: '';
  /** The name of the prerendered page. Set in the HTML, for good. Read by `usePageName`. */
  page: string;
  /** The page has this bar. Set in the HTML and by the package's components. Read by the package's styles. */
  siteHeader: '';
  viewBar: '';
  /** Set like the other bars. Also read by `CallToAction.css.ts`. */
  bottomBar: '';
  /** A phone's header has scrolled away. Set and read by the package. */
  headerAway: '';
}

type Name = keyof HtmlAttributes;

/** Returns the attributes of `html`, to read and to write. */
export const htmlData = () =>
  document.documentElement.dataset as unknown as Partial<HtmlAttributes>;

const attribute = (name: string) => `data-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}`;

/** Returns a selector for `html` with an attribute; a descendant's selector may follow after a space. */
export const onHtml = <Of extends Name>(
  name: Of,
  value?: HtmlAttributes[Of],
  has: '=' | '~=' = '=',
) => (value === undefined ? `[${attribute(name)}]` : `[${attribute(name)}${has}"${value}"]`);

/** Returns the attributes as props of `html`. */
export const htmlProps = (attributes: { [Of in Name]?: HtmlAttributes[Of] | undefined }) =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [attribute(name), value]));
