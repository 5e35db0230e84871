'use client';

import { type ComponentProps, use } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './Field.css.ts';
import { FieldsetContext } from './Fieldset.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /**
   * What the form sends if the checkbox is checked; otherwise it sends nothing.
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
export function Checkbox({ className, 'aria-invalid': ariaInvalid, ...rest }: CheckboxProps) {
  const { invalid } = use(FieldsetContext);
  return (
    <input
      type="checkbox"
      data-autofocus={rest.autoFocus || undefined}
      aria-invalid={ariaInvalid ?? (invalid || undefined)}
      className={classNames(styles.checkable, className)}
      {...rest}
    />
  );
}
