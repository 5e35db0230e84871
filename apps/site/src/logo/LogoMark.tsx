import type { ComponentProps } from 'react';
import * as styles from './LogoMark.css.ts';

/** The company's mark, in the drawing for the theme around it. */
export const LogoMark = (props: Omit<ComponentProps<'span'>, 'children'>) => (
  <span className={styles.mark} {...props} />
);
