import type { Labels } from './labels.ts';

const marks = { included: 'Enthalten', excluded: 'Nicht enthalten' };
const item = { ...marks, note: 'Anmerkung {number}' };
const price = { was: 'statt {price}' };
const unavailable = 'Demnächst';
const navigation = { menu: 'Menü', open: 'Menü öffnen', close: 'Menü schließen', unavailable };

/** The labels in German. */
export const de: Labels = {
  banner: { label: 'Ankündigung' },
  bottomBar: { label: 'Nächster Schritt' },
  checklist: marks,
  comparisonTable: { ...item, item: 'Leistung' },
  dialog: { close: 'Schließen' },
  footnotes: { heading: 'Anmerkungen', back: 'Zurück zu {label}' },
  levelBadge: { level: 'Stufe {level}' },
  navigationSheet: navigation,
  offerCard: {
    ...marks,
    ...price,
    featured: 'Beliebt',
    price: 'Preis',
    items: 'Das ist enthalten',
  },
  price,
  siteFooter: { label: 'Fußbereich', unavailable },
  siteHeader: { ...navigation, label: 'Hauptnavigation' },
  skipLink: { skip: 'Zum Inhalt springen' },
  themeToggle: { label: 'Farbschema', light: 'Hell', dark: 'Dunkel', system: 'System' },
  tierCard: { ...item, some: '{count} von {total}' },
  toastProvider: {
    toast: 'Benachrichtigung',
    region: 'Benachrichtigungen ({hotkey})',
    close: 'Schließen',
  },
  viewBar: { label: 'Ansicht' },
};
