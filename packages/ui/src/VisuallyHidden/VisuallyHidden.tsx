import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends ComponentProps<'span'> {}

/** Text that is heard and not seen. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span className={classNames(styles.root, className)} {...rest} />;
}
