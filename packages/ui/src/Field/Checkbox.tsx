import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './Field.css.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /**
   * The value that the form sends if the checkbox is checked; otherwise it sends none.
   * @default 'on'
   */
  value?: string | undefined;
}

/**
 * A native checkbox. Put it into a `Field`, which labels it.
 * @example
 * <Field heading="Send me the programme">
 *   <Checkbox name="programme" />
 * </Field>
 */
export function Checkbox({ className, ...rest }: CheckboxProps) {
  return (
    <input
      type="checkbox"
      data-autofocus={rest.autoFocus || undefined}
      className={classNames(styles.checkable, className)}
      {...rest}
    />
  );
}
