import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../classNames.ts';
import { ExclamationIcon } from '../Icon/Icon.tsx';
import * as styles from './Field.css.ts';

export interface FieldsetProps extends ComponentProps<'fieldset'> {
  /** The visible label, which names the group: the question. */
  label: ReactNode;
  /** What to know before answering. */
  description?: ReactNode;
  /** What is wrong with the answer and how to correct it. */
  error?: ReactNode;
  /** The choices: a `Field` with a `Radio` or a `Checkbox` for each. */
  children?: ReactNode;
}

/**
 * A question with several choices: a native `fieldset`, whose description and error describe it. It
 * has no script.
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
  className,
  children,
  'aria-describedby': own,
  ...rest
}: FieldsetProps) {
  const id = useId();
  const descriptionId = description ? `${id}-description` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <fieldset
      aria-describedby={classNames(own, descriptionId, errorId) || undefined}
      className={classNames(styles.group, className)}
      {...rest}
    >
      <legend className={styles.label}>{label}</legend>
      {description && (
        <div id={descriptionId} className={styles.description}>
          {description}
        </div>
      )}
      {children}
      {error && (
        <div id={errorId} className={styles.error}>
          <ExclamationIcon /> {error}
        </div>
      )}
    </fieldset>
  );
}
