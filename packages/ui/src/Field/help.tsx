import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { ExclamationIcon } from '../Icon/Icon.tsx';
import * as styles from './Field.css.ts';

/** The texts that a `Field` and a `Fieldset` share. */
export interface Help {
  /** The visible name or question. A `required` control adds an asterisk, except a `Radio`. */
  heading: ReactNode;
  /** What to know before answering. */
  description?: ReactNode;
  /** What is wrong with the answer and how to correct it; the control is then `aria-invalid`. */
  error?: ReactNode;
}

const descriptionId = (id: string) => `${id}-description`;
const errorId = (id: string) => `${id}-error`;

/** The value of `aria-describedby`: the control's own ids, then those of description and error. */
export const describedBy = (
  id: string,
  { description, error }: Pick<Help, 'description' | 'error'>,
  own?: string,
): string | undefined =>
  classNames(own, description ? descriptionId(id) : '', error ? errorId(id) : '') || undefined;

interface HelpProps {
  /** The id of the described element. */
  of: string;
  children?: ReactNode;
}

export const Description = ({ of, children }: HelpProps) =>
  children && (
    <div id={descriptionId(of)} data-part="description" className={styles.description}>
      {children}
    </div>
  );

export const ErrorText = ({ of, children }: HelpProps) =>
  children && (
    <div id={errorId(of)} data-part="error" className={styles.error}>
      <ExclamationIcon className={styles.errorIcon} /> <span>{children}</span>
    </div>
  );
