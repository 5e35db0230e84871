'use client';

import { type ComponentProps, use } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './Field.css.ts';
import { RequiredContext } from './Fieldset.tsx';

export interface RadioProps extends Omit<ComponentProps<'input'>, 'type' | 'aria-invalid'> {
  /** The name that all radio buttons of the question share. */
  name: string;
  value: string;
}

/**
 * A native radio button. Put each one into a `Field`, and a question's fields into a `Fieldset`.
 * @example
 * <Fieldset heading="Room">
 *   <Field heading="Cellar">
 *     <Radio name="room" value="cellar" defaultChecked />
 *   </Field>
 *   <Field heading="Garden">
 *     <Radio name="room" value="garden" />
 *   </Field>
 * </Fieldset>
 */
export function Radio({ required, className, ...rest }: RadioProps) {
  const isRequired = use(RequiredContext);
  return (
    <input
      type="radio"
      required={required ?? isRequired}
      data-autofocus={rest.autoFocus || undefined}
      className={classNames(styles.checkable, className)}
      {...rest}
    />
  );
}
