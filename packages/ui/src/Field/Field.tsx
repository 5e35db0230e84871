import { type ComponentProps, cloneElement, type ReactElement, useId } from 'react';
import { classNames } from '../classNames.ts';
import { hasContent } from '../Part.tsx';
import { onlyElement } from '../render.ts';
import * as styles from './Field.css.ts';
import { type Help, help } from './help.tsx';
import { Radio } from './Radio.tsx';

export interface FieldProps extends Omit<ComponentProps<'div'>, 'children'>, Help {
  /** Exactly one control: an `Input`, `Textarea`, `Select`, `Checkbox` or `Radio`, or your own control. */
  children: ReactElement;
}

/**
 * Labels a form control, and links its description and error to it with `aria-describedby`. Works
 * without script: native forms submit and validate it. To show your own errors, handle the form's
 * `onInvalid` instead of setting `noValidate`, which would let visitors send an empty form before hydration.
 * Parts: `heading`, `description`, `error`.
 * @example
 * <Field heading="E-mail" description="We only use it to reply." error="Enter a full e-mail address.">
 *   <Input type="email" name="email" required autoComplete="email" />
 * </Field>
 */
export function Field({ heading, description, error, className, children, ...rest }: FieldProps) {
  const fieldId = useId();
  const control = onlyElement<ComponentProps<'input'>>(children);
  const own: ComponentProps<'input'> = control?.props ?? {};
  const isRadio = control?.type === Radio;
  const id = own.id ?? fieldId;
  const texts = help(id, { description, error }, own['aria-describedby']);
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      <label htmlFor={id} data-part="heading" className={styles.label}>
        {heading}
        {own.required && !isRadio && <span aria-hidden="true"> *</span>}
      </label>
      {texts.description}
      {control &&
        cloneElement(control, {
          id,
          'aria-describedby': texts.describedBy,
          // ARIA allows `aria-invalid` on a radio group, but not on a radio button.
          'aria-invalid': hasContent(error) && !isRadio ? true : own['aria-invalid'],
        })}
      {texts.error}
    </div>
  );
}
