import type { ReactNode } from 'react';
import { paperContent } from '../content/paper.ts';
import * as styles from './paper.css.ts';

interface TermsProps {
  /** What goes for this page's offers only. */
  children?: ReactNode;
}

/** The terms of every offer, on paper: on the screen the pages say them where they matter. */
export function Terms({ children }: TermsProps) {
  return (
    <p className={styles.terms}>
      <b>{paperContent.termsHeading}</b> {paperContent.terms} {children}
    </p>
  );
}
