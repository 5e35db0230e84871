import type { ComponentProps } from 'react';
import { artwork } from './artwork.ts';
import * as styles from './LogoMark.css.ts';

/**
 * The company's mark. The page contains both drawings; CSS shows that of the theme. They are images, not markup:
 * the browser's policy refuses text that a script would turn into markup.
 */
export const LogoMark = (props: Omit<ComponentProps<'img'>, 'children'>) =>
  (['light', 'dark'] as const).map((theme) => {
    const { svg, width, height } = artwork[theme];
    return (
      <img
        key={theme}
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        alt=""
        width={width}
        height={height}
        className={styles.mark[theme]}
        {...props}
      />
    );
  });
