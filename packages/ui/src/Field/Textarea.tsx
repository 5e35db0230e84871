import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './Field.css.ts';

export interface TextareaProps extends ComponentProps<'textarea'> {
  /** @default 4 */
  rows?: number | undefined;
}

/**
 * A native multi-line text field. Put it into a `Field`, which labels it.
 * @example
 * <Field heading="Message">
 *   <Textarea name="message" rows={6} />
 * </Field>
 */
export function Textarea({ rows = 4, className, ...rest }: TextareaProps) {
  return (
    <textarea
      rows={rows}
      data-autofocus={rest.autoFocus || undefined}
      className={classNames(styles.textarea, className)}
      {...rest}
    />
  );
}
