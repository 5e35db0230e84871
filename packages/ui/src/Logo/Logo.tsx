import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './Logo.css.ts';
import { LogoMark } from './LogoMark.tsx';

export interface LogoProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The company's name. */
  name: string;
}

/** The wordmark: the waveform and the company's name. Wrap it in a link where it leads home. */
export function Logo({ name, className, ...rest }: LogoProps) {
  return (
    <span className={classNames(styles.root, className)} {...rest}>
      <LogoMark />
      <span className={styles.name}>{name}</span>
    </span>
  );
}
