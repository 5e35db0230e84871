import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { ExclamationIcon } from '../Icon/Icon.tsx';
import * as styles from './Field.css.ts';

interface Help {
  description?: ReactNode;
  error?: ReactNode;
}

const descriptionId = (id: string) => `${id}-description`;
const errorId = (id: string) => `${id}-error`;

/** The value of `aria-describedby`: an own one, then the `Description` and the `ErrorText` of this id. */
export const describedBy = (
  id: string,
  { description, error }: Help,
  own?: string,
): string | undefined =>
  classNames(own, description ? descriptionId(id) : '', error ? errorId(id) : '') || undefined;

interface HelpProps {
  /** The id of what it describes. */
  of: string;
  children?: ReactNode;
}

export const Description = ({ of, children }: HelpProps) =>
  children && (
    <div id={descriptionId(of)} className={styles.description}>
      {children}
    </div>
  );

export const ErrorText = ({ of, children }: HelpProps) =>
  children && (
    <div id={errorId(of)} className={styles.error}>
      <ExclamationIcon /> {children}
    </div>
  );
