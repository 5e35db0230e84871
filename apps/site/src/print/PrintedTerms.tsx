import type { ReactNode } from 'react';
import { pricesAsOfWords, taxNotes } from '../content/offers.ts';
import { terms, termsHeading } from '../content/print.ts';
import { siteConfig } from '../siteConfig.ts';
import * as styles from './print.css.ts';

interface PrintedTermsProps {
  months: number;
  children?: ReactNode;
}

export function PrintedTerms({ months, children }: PrintedTermsProps) {
  return (
    <p className={styles.terms}>
      <b>{termsHeading}</b> {terms(months)} {children} {taxNotes[siteConfig.valueAddedTax]}{' '}
      {pricesAsOfWords()}.
    </p>
  );
}
