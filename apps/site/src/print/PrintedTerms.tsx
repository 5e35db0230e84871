import type { ReactNode } from 'react';
import { pricesAsOfWords, taxNotes } from '../content/offers.ts';
import { terms, termsHeading } from '../content/print.ts';
import { siteConfig } from '../siteConfig.ts';
import * as styles from './print.css.ts';

export const PrintedTerms = ({ months, children }: { months: number; children?: ReactNode }) => (
  <p className={styles.terms}>
    <b>{termsHeading}</b> {terms(months)} {children} {taxNotes[siteConfig.valueAddedTax]}{' '}
    {pricesAsOfWords()}.
  </p>
);
