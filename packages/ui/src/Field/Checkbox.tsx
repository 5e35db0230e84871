'use client';

import { type ComponentProps, use } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './Field.css.ts';
import { FieldsetContext } from './Fieldset.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /**
   * What the form sends if it is checked; nothing if it is not.
   * @default 'on'
   */
  value?: string | undefined;
}

/**
 * A native checkbox. Put it into a `Field`, whose label then stands beside it.
 * @example
 * <Field label="Send me the programme">
 *   <Checkbox name="programme" />
 * </Field>
 */
export function Checkbox({ className, 'aria-invalid': ariaInvalid, ...rest }: CheckboxProps) {
  const { invalid } = use(FieldsetContext);
  return (
    <input
      type="checkbox"
      aria-invalid={ariaInvalid ?? (invalid || undefined)}
      className={classNames(styles.checkable, className)}
      {...rest}
    />
  );
}
