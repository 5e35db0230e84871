import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Item.css.ts';
import type { ItemValue } from './item.ts';

export interface ValueProps {
  children: ItemValue;
  /** What screen readers read where there is no value. */
  absent: string;
}

/** An item's value, or a dash where there is none. */
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
