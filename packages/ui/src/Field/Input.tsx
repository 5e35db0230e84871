import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './Field.css.ts';

export interface InputProps extends ComponentProps<'input'> {
  /**
   * The kind of input, which sets the phone's keyboard and the browser's validation. `file`,
   * `color` and `range` are not text fields: put your own native `input` into the `Field`.
   * @default 'text'
   */
  type?:
    | 'text'
    | 'email'
    | 'tel'
    | 'url'
    | 'number'
    | 'search'
    | 'password'
    | 'date'
    | 'datetime-local'
    | 'month'
    | 'week'
    | 'time'
    | undefined;
}

/**
 * A native text field. Put it into a `Field`, which labels it.
 * @example
 * <Field heading="Evening">
 *   <Input type="date" name="evening" required />
 * </Field>
 */
export function Input({ type = 'text', className, ...rest }: InputProps) {
  return (
    <input
      type={type}
      // When a dialog opens, it focuses the element with this attribute.
      data-autofocus={rest.autoFocus || undefined}
      className={classNames(styles.control, className)}
      {...rest}
    />
  );
}
