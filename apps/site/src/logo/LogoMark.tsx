import type { ComponentProps } from 'react';
import * as styles from './LogoMark.css.ts';
import { markPaths } from './markPaths.ts';

/**
 * The company's mark, a waveform: rounded bars in the text's colour, one in the accent colour. Themes
 * differ in colours and stroke width.
 */
export function LogoMark(props: Omit<ComponentProps<'svg'>, 'children'>) {
  return (
    <svg viewBox={markPaths.viewBox} aria-hidden="true" className={styles.mark} {...props}>
      <path d={markPaths.bars} />
      <path d={markPaths.highlighted} className={styles.highlighted} />
    </svg>
  );
}
