import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { ExclamationIcon } from '../Icon/Icon.tsx';
import { hasContent, Part } from '../Part.tsx';
import * as styles from './Field.css.ts';

export interface Help {
  /** The visible name or question. A `required` control or `Fieldset` adds an asterisk, but a `Radio` does not. */
  heading: ReactNode;
  /** A hint to read before answering. */
  description?: ReactNode;
  /** The error and how to correct it; sets the control's `aria-invalid`. */
  error?: ReactNode;
}

/** Returns the description, the error, and an `aria-describedby` that adds both to `own`. */
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
