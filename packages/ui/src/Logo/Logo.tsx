import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Part } from '../Part.tsx';
import * as styles from './Logo.css.ts';

export interface LogoProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The company's name. */
  name: string;
  /** The company's mark: an `svg` or `img`, which is hidden from screen readers. */
  mark?: ReactNode;
}

/**
 * The company's mark and name. Wrap them in a link to the home page. Parts: `mark`, `name`.
 * @example
 * <a href="/">
 *   <Logo name="Fernhill" mark={<img src="/mark.svg" alt="" />} />
 * </a>
 */
export function Logo({ name, mark, className, ...rest }: LogoProps) {
  return (
    <span className={classNames(styles.root, className)} {...rest}>
      <Part as="span" aria-hidden data-part="mark" className={styles.mark} content={mark} />
      <bdi data-part="name" className={styles.name}>
        {name}
      </bdi>
    </span>
  );
}
