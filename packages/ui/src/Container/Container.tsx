import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './Container.css.ts';

export interface ContainerProps extends ComponentProps<'div'> {
  /**
   * `page` aligns with the header and the footer; `measure` is as wide as a readable line, for prose.
   * @default 'page'
   */
  width?: 'page' | 'measure' | undefined;
}

/**
 * Centres content between the page's margins. The container itself is as wide as the window.
 * @example
 * <Container width="measure">
 *   <p>A line of this text is as long as is easy to read.</p>
 * </Container>
 */
export function Container({ width = 'page', className, ...rest }: ContainerProps) {
  const look = classNames(styles.root, width === 'measure' && styles.measure, className);
  return <div className={look} {...rest} />;
}
