import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { ExclamationIcon } from '../Icon/Icon.tsx';
import { hasContent, Part } from '../Part.tsx';
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

/** The description and the error of an element, and its `aria-describedby`, after that of its `own`. */
export function help(id: string, { description, error }: Omit<Help, 'heading'>, own?: string) {
  const [descriptionId, errorId] = [`${id}-description`, `${id}-error`];
  return {
    describedBy:
      classNames(own, hasContent(description) && descriptionId, hasContent(error) && errorId) ||
      undefined,
    description: (
      <Part
        id={descriptionId}
        data-part="description"
        className={styles.description}
        content={description}
      />
    ),
    error: hasContent(error) && (
      <div id={errorId} data-part="error" className={styles.error}>
        <ExclamationIcon className={styles.errorIcon} /> <span>{error}</span>
      </div>
    ),
  };
}
