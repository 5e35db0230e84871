'use client';

import { type ComponentProps, createContext, type ReactNode, useId } from 'react';
import { classNames } from '../classNames.ts';
import { warn } from '../warn.ts';
import * as styles from './Field.css.ts';
import { Description, describedBy, ErrorText } from './help.tsx';

export interface FieldsetProps extends ComponentProps<'fieldset'> {
  /** The visible label, which names the group: the question. */
  label: ReactNode;
  /** What to know before answering. */
  description?: ReactNode;
  /** What is wrong with the answer and how to correct it; the choices are then `aria-invalid`. */
  error?: ReactNode;
  /**
   * Adds an asterisk to the label and makes the radio buttons `required`. Browsers do not check a
   * group of checkboxes.
   * @default false
   */
  required?: boolean | undefined;
  /** The choices: a `Field` with a `Radio` or a `Checkbox` for each. */
  children?: ReactNode;
}

/** What a `Fieldset` says about each of its choices. */
export const FieldsetContext = createContext({ invalid: false, required: false });

/**
 * A question with several choices: a native `fieldset`, whose description and error describe it. It
 * needs no script.
 * @example
 * <Fieldset label="Instruments" description="One or several.">
 *   <Field label="Piano">
 *     <Checkbox name="instrument" value="piano" />
 *   </Field>
 *   <Field label="Drum kit">
 *     <Checkbox name="instrument" value="drums" />
 *   </Field>
 * </Fieldset>
 */
export function Fieldset({
  label,
  description,
  error,
  required = false,
  className,
  children,
  'aria-describedby': own,
  ...rest
}: FieldsetProps) {
  const id = useId();
  if (process.env.NODE_ENV !== 'production' && !label) {
    warn('Fieldset', 'it has no name. Pass a `label`.');
  }
  return (
    <fieldset
      aria-describedby={describedBy(id, { description, error }, own)}
      className={classNames(styles.group, className)}
      {...rest}
    >
      <legend className={styles.label}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </legend>
      <Description of={id}>{description}</Description>
      <FieldsetContext value={{ invalid: Boolean(error), required }}>{children}</FieldsetContext>
      <ErrorText of={id}>{error}</ErrorText>
    </fieldset>
  );
}
