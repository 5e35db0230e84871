import { siteConfig } from '../config/siteConfig.ts';
import { taxNotes } from '../content/offers.ts';
import { note } from './Masthead.css.ts';

/** The note on value added tax, once per page; in print `Terms` contains it. */
export function TaxNote() {
  const text = taxNotes[siteConfig.valueAddedTax];
  return text && <p className={note}>{text}</p>;
}
