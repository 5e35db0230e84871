import type { ComponentProps } from 'react';
import * as styles from './LogoMark.css.ts';

/** The company's mark, for the theme of its place. */
export const LogoMark = (props: Omit<ComponentProps<'span'>, 'children'>) => (
  <span className={styles.mark} {...props} />
);
