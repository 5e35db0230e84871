import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends ComponentProps<'span'> {
  /** The text for screen readers. Spaces at its ends separate it from other text. */
  children?: ReactNode;
}

/**
 * Text for screen readers only.
 * @example
 * <button type="button">
 *   ★ <VisuallyHidden>Add to favourites</VisuallyHidden>
 * </button>
 */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span className={classNames(styles.root, className)} {...rest} />;
}
