'use client';

import { type ComponentProps, createContext, type ReactNode, useId } from 'react';
import { classNames } from '../classNames.ts';
import { hasContent } from '../Part.tsx';
import * as styles from './Field.css.ts';
import { type Help, help } from './help.tsx';

export interface FieldsetProps extends ComponentProps<'fieldset'>, Help {
  /**
   * Adds an asterisk, and requires a radio button to be chosen. (Browsers cannot require one of several checkboxes.)
   */
  required?: boolean | undefined;
  /** The choices: a `Field` with a `Radio` or a `Checkbox` for each. */
  children?: ReactNode;
}

export const RequiredContext = createContext(false);

/**
 * A question with several choices: a native `fieldset` with a description and an error. Works
 * without script. Parts: `heading`, `description`, `error`.
 * @example
 * <Fieldset heading="Instruments" description="One or several.">
 *   <Field heading="Piano">
 *     <Checkbox name="instrument" value="piano" />
 *   </Field>
 *   <Field heading="Drum kit">
 *     <Checkbox name="instrument" value="drums" />
 *   </Field>
 * </Fieldset>
 */
export function Fieldset({
  heading,
  description,
  error,
  required = false,
  className,
  children,
  'aria-describedby': own,
  ...rest
}: FieldsetProps) {
  const texts = help(useId(), { description, error }, own);
  return (
    <fieldset
      aria-describedby={texts.describedBy}
      aria-invalid={hasContent(error) || undefined}
      className={classNames(styles.group, className)}
      {...rest}
    >
      <legend data-part="heading" className={styles.label}>
        {heading}
        {required && <span aria-hidden="true"> *</span>}
      </legend>
      {texts.description}
      <RequiredContext value={required}>{children}</RequiredContext>
      {texts.error}
    </fieldset>
  );
}
