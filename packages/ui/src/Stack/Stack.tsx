import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './Stack.css.ts';

export interface StackProps extends ComponentProps<'div'> {
  /**
   * `column` stacks the children, all equally wide; `row` puts them side by side, vertically
   * centred, and wraps those that do not fit.
   * @default 'column'
   */
  direction?: 'column' | 'row' | undefined;
  /**
   * The space between children, a step on the theme's spacing scale.
   * @default 4
   */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | undefined;
}

/**
 * Spaces its children evenly in a column or a row. The children need no margins.
 * @example
 * <Stack direction="row" gap={3}>
 *   <Button>Send</Button>
 *   <Button tone="secondary">Not now</Button>
 * </Stack>
 */
export function Stack({ direction = 'column', gap = 4, className, ...rest }: StackProps) {
  return (
    <div
      className={classNames(styles.direction[direction], styles.gap[gap], className)}
      {...rest}
    />
  );
}
