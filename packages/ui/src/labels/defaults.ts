/*
 * The labels in English: one constant per component, so that a bundle contains only those in use. Bundlers
 * keep an unused constant that contains a spread, but not an `Object.assign` marked as pure.
 */

export const banner = {
  /** The landmark's accessible name. */
  label: 'Announcement',
} as const;

export const bottomBar = {
  /** The landmark's accessible name. */
  label: 'Next step',
} as const;

export const checklist = {
  /** The words that screen readers read for a tick. */
  included: 'Included',
  /** The words that screen readers read for a cross or a dash. */
  excluded: 'Not included',
} as const;

const items = /* @__PURE__ */ Object.assign({}, checklist, {
  /** The accessible name of a note reference. */
  note: 'Note {number}',
});

export const tierCard = /* @__PURE__ */ Object.assign({}, items, {
  /** The number of included items in a group. */
  some: '{count} of {total}',
});

export const comparisonTable = /* @__PURE__ */ Object.assign({}, items, {
  /** The heading of the items' column. */
  item: 'Feature',
});

/** The labels of `Dialog` and `Sheet`. */
export const dialog = {
  /** The accessible name of the button that closes the dialog. */
  close: 'Close',
} as const;

export const footnotes = {
  /** The heading above the notes. */
  heading: 'Notes',
  /** The accessible name of a link back. Must contain `{label}`, the link's visible text. */
  back: 'Back to {label}',
} as const;

export const levelBadge = {
  /** The text of a numbered level. */
  level: 'Level {level}',
} as const;

const unavailable = {
  /** The badge of an entry that is not available yet. */
  unavailable: 'Coming soon',
} as const;

export const navigationSheet = /* @__PURE__ */ Object.assign({}, unavailable, {
  /** The sheet's title, which names the dialog and its navigation. */
  menu: 'Menu',
  /** The accessible name of the button that opens the sheet. */
  open: 'Open menu',
  /** The accessible name of the button that closes the sheet. */
  close: 'Close menu',
});

export const price = {
  /** The words that screen readers read for the previous price. */
  was: 'was {price}',
} as const;

export const offerCard = /* @__PURE__ */ Object.assign({}, checklist, price, {
  /** The badge of the featured card. */
  featured: 'Popular',
  /** The words that screen readers read before a price without a quantity. */
  price: 'Price',
  /** The heading above the items. */
  items: 'What is included',
});

export const siteFooter = /* @__PURE__ */ Object.assign({}, unavailable, {
  /** The navigation's accessible name. */
  label: 'Footer',
});

export const siteHeader = /* @__PURE__ */ Object.assign({}, navigationSheet, {
  /** The navigation's accessible name. */
  label: 'Main',
});

export const skipLink = {
  /** The link's text. */
  skip: 'Skip to the content',
} as const;

export const themeToggle = {
  /** The group's accessible name, which is not visible. */
  label: 'Theme',
  light: 'Light',
  dark: 'Dark',
  system: 'System',
} as const;

export const toastProvider = {
  /** The word that screen readers read before each toast. */
  toast: 'Notification',
  /** The accessible name of the toasts' region; `{hotkey}` is the key that moves focus there. */
  region: 'Notifications ({hotkey})',
  /** The accessible name of the button that closes a toast. */
  close: 'Close',
} as const;

export const viewBar = {
  /** The landmark's accessible name. */
  label: 'Display',
} as const;
