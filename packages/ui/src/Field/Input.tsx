import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './Field.css.ts';

export interface InputProps extends ComponentProps<'input'> {
  /**
   * The kind of input: sets the keyboard on phones and the browser's validation.
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
  return <input type={type} className={classNames(styles.control, className)} {...rest} />;
}
