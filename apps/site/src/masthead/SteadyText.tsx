import type { ElementType } from 'react';
import * as styles from './SteadyText.css.ts';

interface SteadyTextProps {
  /**
   * The element.
   * @default 'p'
   */
  as?: ElementType;
  className: string;
  children: string;
}

/**
 * Text that wraps differently in the fallback font, and still moves nothing below it when the web
 * font arrives: it has room for as many lines as either font takes.
 */
export const SteadyText = ({
  as: Element = 'p',
  className,
  children,
  ...rest
}: SteadyTextProps) => (
  <Element {...rest} className={`${styles.root} ${className}`} data-text={children}>
    <span>{children}</span>
  </Element>
);
