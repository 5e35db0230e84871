import type { ComponentProps } from 'react';
import * as styles from './LogoMark.css.ts';
import { markPaths } from './markPaths.ts';

/**
 * The company's mark, a waveform: a short run of rounded bars in the text's colour, one of them in
 * the accent colour. The light and the dark variant are the theme's tokens and the bars' weight;
 * there is one drawing.
 */
export function LogoMark(props: Omit<ComponentProps<'svg'>, 'children'>) {
  return (
    <svg viewBox={markPaths.viewBox} aria-hidden="true" className={styles.mark} {...props}>
      <path d={markPaths.bars} />
      <path d={markPaths.highlighted} className={styles.highlighted} />
    </svg>
  );
}
