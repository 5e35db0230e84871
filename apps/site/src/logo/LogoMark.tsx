import type { ComponentProps } from 'react';
import * as styles from './LogoMark.css.ts';

/** The company's mark, drawn for the surrounding theme. */
export const LogoMark = (props: Omit<ComponentProps<'span'>, 'children'>) => (
  <span className={styles.mark} {...props} />
);
