import { taxNotes } from '../content/offers.ts';
import { siteConfig } from '../siteConfig.ts';
import { note } from './PageHeader.css.ts';

/** The note on tax. Not printed, because `PrintedTerms` contains the note. */
export function TaxNote() {
  const text = taxNotes[siteConfig.valueAddedTax];
  return text && <p className={note}>{text}</p>;
}
