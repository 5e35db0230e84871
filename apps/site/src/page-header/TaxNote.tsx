import { taxNotes } from '../content/offers.ts';
import { siteConfig } from '../siteConfig.ts';
import { note } from './PageHeader.css.ts';

/** The note on value added tax, once per page; `PrintedTerms` contains the note in print. */
export function TaxNote() {
  const text = taxNotes[siteConfig.valueAddedTax];
  return text && <p className={note}>{text}</p>;
}
