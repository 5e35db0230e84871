interface BannerLabels {
  /**
   * The landmark's accessible name.
   * @default 'Announcement'
   */
  label?: string | undefined;
}

interface BottomBarLabels {
  /**
   * The landmark's accessible name.
   * @default 'Next step'
   */
  label?: string | undefined;
}

/** The words for marks, in lists, tables and cards. */
export interface ChecklistLabels {
  /**
   * Read by screen readers for a tick.
   * @default 'Included'
   */
  included?: string | undefined;
  /**
   * Read by screen readers for a cross or a dash.
   * @default 'Not included'
   */
  excluded?: string | undefined;
}

/** The texts of marks and note references. */
export interface ItemLabels extends ChecklistLabels {
  /**
   * The accessible name of a note reference.
   * @default 'Note {number}'
   */
  note?: string | undefined;
}

export interface ComparisonTableLabels extends ItemLabels {
  /**
   * The heading of the items' column.
   * @default 'Feature'
   */
  item?: string | undefined;
}

export interface DialogLabels {
  /**
   * The accessible name of the button that closes it.
   * @default 'Close'
   */
  close?: string | undefined;
}

export interface FootnotesLabels {
  /**
   * The heading above the notes.
   * @default 'Notes'
   */
  heading?: string | undefined;
  /**
   * The accessible name of a link back. It must contain `{label}`, the link's visible text.
   * @default 'Back to {label}'
   */
  back?: string | undefined;
}

export interface LevelBadgeLabels {
  /**
   * The text of a numbered level.
   * @default 'Level {level}'
   */
  level?: string | undefined;
}

export interface NavigationSheetLabels {
  /**
   * The sheet's title, which names the dialog and its navigation.
   * @default 'Menu'
   */
  menu?: string | undefined;
  /**
   * The accessible name of the button that opens the sheet.
   * @default 'Open menu'
   */
  open?: string | undefined;
  /**
   * The accessible name of the button that closes the sheet.
   * @default 'Close menu'
   */
  close?: string | undefined;
  /**
   * The badge of an entry that is not available yet.
   * @default 'Coming soon'
   */
  unavailable?: string | undefined;
}

export interface PriceLabels {
  /**
   * The previous price as screen readers read it.
   * @default 'was {price}'
   */
  was?: string | undefined;
}

export interface OfferCardLabels extends ChecklistLabels, PriceLabels {
  /**
   * The badge of the featured card.
   * @default 'Popular'
   */
  featured?: string | undefined;
  /**
   * Read by screen readers before a price that has no quantity.
   * @default 'Price'
   */
  price?: string | undefined;
  /**
   * Read by screen readers before the term.
   * @default 'Term'
   */
  term?: string | undefined;
  /**
   * The heading above the items.
   * @default 'What is included'
   */
  items?: string | undefined;
}

export interface SiteFooterLabels {
  /**
   * The navigation's accessible name.
   * @default 'Footer'
   */
  label?: string | undefined;
  /**
   * The badge of an entry that is not available yet.
   * @default 'Coming soon'
   */
  unavailable?: string | undefined;
}

export interface SiteHeaderLabels extends NavigationSheetLabels {
  /**
   * The navigation's accessible name.
   * @default 'Main'
   */
  label?: string | undefined;
}

interface SkipLinkLabels {
  /**
   * The link's text.
   * @default 'Skip to the content'
   */
  skip?: string | undefined;
}

export interface ThemeToggleLabels {
  /**
   * The group's accessible name, not visible: what the visitor chooses.
   * @default 'Theme'
   */
  label?: string | undefined;
  /** @default 'Light' */
  light?: string | undefined;
  /** @default 'Dark' */
  dark?: string | undefined;
  /** @default 'System' */
  system?: string | undefined;
}

export interface ToastLabels {
  /**
   * Read before each toast.
   * @default 'Notification'
   */
  toast?: string | undefined;
  /**
   * The accessible name of the toasts' region; `{hotkey}` is the key that moves focus there.
   * @default 'Notifications ({hotkey})'
   */
  region?: string | undefined;
  /**
   * The accessible name of the button that closes a toast.
   * @default 'Close'
   */
  close?: string | undefined;
}

interface ViewBarLabels {
  /**
   * The landmark's accessible name.
   * @default 'Display'
   */
  label?: string | undefined;
}

/** Labels with none missing. */
type Filled<Words> = { readonly [Key in keyof Words]-?: Exclude<Words[Key], undefined> };

/** All labels of all components in one language, by the component's name. Copy `en.js` to translate. */
export interface Labels {
  readonly banner: Filled<BannerLabels>;
  readonly bottomBar: Filled<BottomBarLabels>;
  readonly checklist: Filled<ChecklistLabels>;
  readonly comparisonTable: Filled<ComparisonTableLabels>;
  /** Of `Dialog` and `Sheet`. */
  readonly dialog: Filled<DialogLabels>;
  readonly footnotes: Filled<FootnotesLabels>;
  readonly levelBadge: Filled<LevelBadgeLabels>;
  readonly navigationSheet: Filled<NavigationSheetLabels>;
  readonly offerCard: Filled<OfferCardLabels>;
  readonly price: Filled<PriceLabels>;
  readonly siteFooter: Filled<SiteFooterLabels>;
  readonly siteHeader: Filled<SiteHeaderLabels>;
  readonly skipLink: Filled<SkipLinkLabels>;
  readonly themeToggle: Filled<ThemeToggleLabels>;
  readonly tierCard: Filled<ItemLabels>;
  readonly toastProvider: Filled<ToastLabels>;
  readonly viewBar: Filled<ViewBarLabels>;
}

/** Replaces names in braces by their values: `'Back to {label}'`. */
export const fill = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replaceAll(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));

/** A component's own labels without those that are `undefined`, which count as missing. */
export const given = (own: object | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(own ?? {}).filter(([, words]) => words !== undefined));

/**
 * The labels of the mounted `LabelsProvider`s that are inside no other. The last are the toasts', which
 * have a React root of their own, without context.
 */
export const pageLabels: Labels[] = [];
