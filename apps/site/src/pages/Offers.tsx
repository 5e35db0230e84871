import { type ReactNode, startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import * as styles from './Masthead.css.ts';

interface OffersProps {
  /** What a page offers, below its masthead. */
  children: ReactNode;
}

/**
 * A page's offers. On the way forward to a page its masthead is painted first, so that the press
 * is answered; the offers follow in a step that leaves room for the visitor. They are there at
 * once in the served page, and where a place in them is sought: on the way back, or by a hash.
 */
export function Offers({ children }: OffersProps) {
  const served = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const { hash } = useLocation();
  const sought = useNavigationType() === 'POP' || hash !== '';
  const [due, setDue] = useState(served || sought);

  useEffect(() => {
    startTransition(() => setDue(true));
  }, []);

  return due ? children : <div className={styles.offersToCome} />;
}

const neverChanges = () => () => {};
