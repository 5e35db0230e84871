import type { ComponentProps } from 'react';
import type { ButtonProps } from '../Button/Button.tsx';
import { classNames } from '../classNames.ts';
import * as styles from './IconButton.css.ts';

export interface IconButtonProps
  extends ComponentProps<'button'>,
    Pick<ButtonProps, 'type' | 'command' | 'commandfor'> {
  /** The accessible name, which is not visible and should begin with a verb. */
  label: string;
}

/**
 * A square button, 44 px wide, that shows only an icon. For a toggle button, set `aria-pressed` and
 * keep the `label` the same.
 * @example
 * <IconButton label="Print" onClick={() => window.print()}>
 *   <svg viewBox="0 0 16 16" aria-hidden="true" width="1em" fill="currentColor">
 *     <path d="M4 1h8v4H4zM1 6h14v6H1z" />
 *   </svg>
 * </IconButton>
 */
export function IconButton({ label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      className={classNames(styles.root, className)}
      {...rest}
    />
  );
}
