import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Feature.css.ts';
import type { FeatureValue } from './feature.ts';

export interface ValueProps {
  children: FeatureValue;
  /** What is heard where there is no value. */
  absent: string;
}

/** A feature's value; where there is none, a dash that says so. */
export function Value({ children, absent }: ValueProps) {
  return (
    children ?? (
      <>
        <span aria-hidden="true" className={styles.dash}>
          –
        </span>
        <VisuallyHidden>{absent}</VisuallyHidden>
      </>
    )
  );
}
