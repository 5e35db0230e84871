import type { ReactNode } from 'react';
import * as styles from './ChoiceForm.css.ts';

/**
 * A form for inputs that show a stored choice: without `autocomplete="off"` Firefox restores an
 * older one on a reload. The disabled button keeps Enter from submitting it.
 */
export function ChoiceForm({ children }: { children: ReactNode }) {
  return (
    <form autoComplete="off" className={styles.root}>
      <button type="submit" disabled hidden />
      {children}
    </form>
  );
}
