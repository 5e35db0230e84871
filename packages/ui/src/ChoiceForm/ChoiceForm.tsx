import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ChoiceForm.css.ts';

interface ChoiceFormProps extends ComponentProps<'fieldset'> {
  /** The group's accessible name, not visible. */
  label: string;
}

/**
 * A group of radio buttons with a form of its own: without `autocomplete="off"`, Firefox restores an older
 * choice on reload. The disabled button stops Enter from submitting the form.
 */
export function ChoiceForm({ label, className, children, ...rest }: ChoiceFormProps) {
  return (
    <fieldset className={classNames(styles.root, className)} {...rest}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      <form autoComplete="off" className={styles.form}>
        <button type="submit" disabled hidden />
        {children}
      </form>
    </fieldset>
  );
}
