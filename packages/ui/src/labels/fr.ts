import type { Labels } from './labels.ts';

const marks = { included: 'Inclus', excluded: 'Non inclus' };
const item = { ...marks, note: 'Note {number}' };
const price = { was: 'au lieu de {price}' };
const unavailable = 'Bientôt';
const navigation = { menu: 'Menu', open: 'Ouvrir le menu', close: 'Fermer le menu', unavailable };

/** The labels in French. */
export const fr: Labels = {
  banner: { label: 'Annonce' },
  bottomBar: { label: 'Étape suivante' },
  checklist: marks,
  comparisonTable: { ...item, item: 'Prestation' },
  dialog: { close: 'Fermer' },
  footnotes: { heading: 'Notes', back: 'Retour à {label}' },
  levelBadge: { level: 'Niveau {level}' },
  navigationSheet: navigation,
  offerCard: {
    ...marks,
    ...price,
    featured: 'Populaire',
    price: 'Prix',
    items: 'Ce qui est inclus',
  },
  price,
  siteFooter: { label: 'Pied de page', unavailable },
  siteHeader: { ...navigation, label: 'Navigation principale' },
  skipLink: { skip: 'Aller au contenu' },
  themeToggle: { label: 'Thème', light: 'Clair', dark: 'Sombre', system: 'Système' },
  tierCard: { ...item, some: '{count} sur {total}', none: 'aucun' },
  toastProvider: { toast: 'Notification', region: 'Notifications ({hotkey})', close: 'Fermer' },
  viewBar: { label: 'Affichage' },
};
