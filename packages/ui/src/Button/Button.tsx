import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './Button.css.ts';

export type ButtonTone = 'primary' | 'secondary' | 'highlighted';

export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  /**
   * `primary` is for the page's main action, `highlighted` for a main action in the accent colour
   * (at most one per screen), `secondary` for any other action.
   * @default 'primary'
   */
  tone?: ButtonTone | undefined;
  /**
   * `small` is for buttons within other content (44 px tall on touch screens), `large` for a page's first action.
   * @default 'medium'
   */
  size?: ButtonSize | undefined;
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** A label that begins with a verb. */
  children?: ReactNode;
  /**
   * What a click does to the surrounding form.
   * @default 'button'
   */
  type?: 'button' | 'submit' | 'reset' | undefined;
  // React has no types for invoker commands yet, but passes lower-case attributes through.
  /** The `id` of a `Dialog` or `Sheet` that a click opens or closes, even before hydration. */
  commandfor?: string | undefined;
  /** What a click does to the dialog. */
  command?: 'show-modal' | 'close' | undefined;
}

/**
 * A button that does something on this page. To navigate, use `ButtonLink`.
 * @example
 * <Button tone="secondary" onClick={() => window.print()}>
 *   Print
 * </Button>
 */
export function Button({ type = 'button', ...rest }: ButtonProps) {
  return <button type={type} {...buttonProps(rest)} />;
}

export function buttonProps<Props extends ButtonLook & { className?: string | undefined }>({
  tone = 'primary',
  size = 'medium',
  className,
  ...rest
}: Props) {
  const look = classNames(
    styles.root,
    styles.tone[tone],
    size !== 'medium' && styles.size[size],
    className,
  );
  return { 'data-tone': tone, className: look, ...rest };
}
