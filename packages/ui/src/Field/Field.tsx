import { type ComponentProps, cloneElement, type ReactElement, type ReactNode, useId } from 'react';
import { classNames } from '../classNames.ts';
import { onlyElement } from '../onlyElement.ts';
import { warn } from '../warn.ts';
import * as styles from './Field.css.ts';
import { Description, describedBy, ErrorText } from './help.tsx';
import { Radio } from './Radio.tsx';

export interface FieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The visible label, which names the control. A `required` control adds an asterisk, except a `Radio`. */
  label: ReactNode;
  /** What to know before answering. */
  description?: ReactNode;
  /** What is wrong with the answer and how to correct it; the control is then `aria-invalid`. */
  error?: ReactNode;
  /** The one control: an `Input`, `Textarea`, `Select`, `Checkbox` or `Radio`, or your own. */
  children: ReactElement;
}

/**
 * A form control with its label, description and error, which it connects by `id` and
 * `aria-describedby`. It has no script: native forms submit and validate it.
 * @example
 * <Field label="E-mail" description="For the answer only." error="Add the part after the @.">
 *   <Input type="email" name="email" required autoComplete="email" />
 * </Field>
 */
export function Field({ label, description, error, className, children, ...rest }: FieldProps) {
  const fieldId = useId();
  const control = onlyElement<ComponentProps<'input'>>(children);
  if (process.env.NODE_ENV !== 'production') {
    if (!label) warn('Field', 'it has no name. Pass a `label`.');
    if (!control) {
      warn(
        'Field',
        'its label labels nothing. Put exactly one control into it, such as an `Input`.',
      );
    }
  }
  const own: ComponentProps<'input'> = control?.props ?? {};
  const id = own.id ?? fieldId;
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {own.required && control?.type !== Radio && <span aria-hidden="true"> *</span>}
      </label>
      <Description of={id}>{description}</Description>
      {control &&
        cloneElement(control, {
          id,
          'aria-describedby': describedBy(id, { description, error }, own['aria-describedby']),
          'aria-invalid': error ? true : own['aria-invalid'],
        })}
      <ErrorText of={id}>{error}</ErrorText>
    </div>
  );
}
