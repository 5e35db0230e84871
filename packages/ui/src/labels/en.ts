import type { Labels } from './labels.ts';

/* One constant a component, so that a bundle contains the words of only those it uses. */

export const banner: Labels['banner'] = { label: 'Announcement' };

export const bottomBar: Labels['bottomBar'] = { label: 'Next step' };

export const checklist: Labels['checklist'] = {
  included: 'Included',
  excluded: 'Not included',
};

export const tierCard: Labels['tierCard'] = { ...checklist, note: 'Note {number}' };

export const comparisonTable: Labels['comparisonTable'] = { ...tierCard, item: 'Feature' };

export const dialog: Labels['dialog'] = { close: 'Close' };

export const footnotes: Labels['footnotes'] = { heading: 'Notes', back: 'Back to {label}' };

export const levelBadge: Labels['levelBadge'] = { level: 'Level {level}' };

export const navigationSheet: Labels['navigationSheet'] = {
  menu: 'Menu',
  open: 'Open menu',
  close: 'Close menu',
  unavailable: 'Coming soon',
};

export const price: Labels['price'] = { was: 'was {price}' };

export const offerCard: Labels['offerCard'] = {
  ...checklist,
  ...price,
  featured: 'Popular',
  price: 'Price',
  term: 'Term',
  items: 'What is included',
};

export const siteFooter: Labels['siteFooter'] = {
  label: 'Footer',
  unavailable: navigationSheet.unavailable,
};

export const siteHeader: Labels['siteHeader'] = { ...navigationSheet, label: 'Main' };

export const skipLink: Labels['skipLink'] = { skip: 'Skip to the content' };

export const themeToggle: Labels['themeToggle'] = {
  label: 'Theme',
  light: 'Light',
  dark: 'Dark',
  system: 'System',
};

export const toastProvider: Labels['toastProvider'] = {
  toast: 'Notification',
  region: 'Notifications ({hotkey})',
  close: 'Close',
};

export const viewBar: Labels['viewBar'] = { label: 'Display' };

/** The labels in English: the defaults, and the model for a translation. */
export const en: Labels = {
  banner,
  bottomBar,
  checklist,
  comparisonTable,
  dialog,
  footnotes,
  levelBadge,
  navigationSheet,
  offerCard,
  price,
  siteFooter,
  siteHeader,
  skipLink,
  themeToggle,
  tierCard,
  toastProvider,
  viewBar,
};
