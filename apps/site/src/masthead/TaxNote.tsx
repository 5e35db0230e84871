import { siteConfig } from '../config/siteConfig.ts';
import { taxNotes } from '../content/valueAddedTax.ts';
import { note } from './Masthead.css.ts';

/** What is said of value added tax, once for all prices of a page; `Terms` says it in print. */
export function TaxNote() {
  const text = taxNotes[siteConfig.valueAddedTax];
  return text && <p className={note}>{text}</p>;
}
