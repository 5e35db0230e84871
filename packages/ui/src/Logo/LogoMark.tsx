import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './Logo.css.ts';

export interface LogoMarkProps extends Omit<ComponentProps<'svg'>, 'children'> {}

/**
 * The waveform: a short run of rounded bars in the text's colour, one of them in the accent colour. The light and
 * the dark variant are the theme's tokens and the bars' weight; there is one drawing.
 */
export function LogoMark({ className, ...rest }: LogoMarkProps) {
  return (
    <svg
      viewBox="0 0 30 28"
      aria-hidden="true"
      className={classNames(styles.mark, className)}
      {...rest}
    >
      <path d="M2.5 11.5v5M8.75 7v14M21.25 9.5v9M27.5 12.5v3" />
      <path d="M15 2.5v23" className={styles.highlighted} />
    </svg>
  );
}
