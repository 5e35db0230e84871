import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './Field.css.ts';

/** Omits `multiple` and `size`, which would show a plain list: use a `Fieldset` of checkboxes instead. */
export interface SelectProps extends Omit<ComponentProps<'select'>, 'multiple' | 'size'> {
  /** Native `option`s. A `required` select rejects an option with an empty value, such as 'Choose'. */
  children?: ReactNode;
}

/**
 * A native drop-down list. Put it into a `Field`, which labels it.
 * @example
 * <Field heading="Room">
 *   <Select name="room" required>
 *     <option value="">Choose</option>
 *     <option>Cellar</option>
 *     <option>Garden</option>
 *   </Select>
 * </Field>
 */
export function Select({ className, ...rest }: SelectProps) {
  return (
    <select
      data-autofocus={rest.autoFocus || undefined}
      className={classNames(styles.select, className)}
      {...rest}
    />
  );
}
