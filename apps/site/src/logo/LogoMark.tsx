import type { ComponentProps } from 'react';
import { artwork } from './artwork.ts';
import * as styles from './LogoMark.css.ts';

/** The company's mark. The page contains both drawings; CSS shows that of the theme. */
export const LogoMark = (props: Omit<ComponentProps<'svg'>, 'children'>) =>
  (['light', 'dark'] as const).map((theme) => {
    const { svg, width, height } = artwork[theme];
    return (
      <svg
        key={theme}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className={styles.mark[theme]}
        {...props}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the company's own file.
        dangerouslySetInnerHTML={{ __html: svg }}
      />
    );
  });
