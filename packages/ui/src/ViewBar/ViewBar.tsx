'use client';

import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { useBar } from '../theme/useBar.ts';
import * as styles from './ViewBar.css.ts';

export interface ViewBarProps extends ComponentProps<'section'> {
  /**
   * The landmark's accessible name.
   * @default 'Display'
   */
  label?: string | undefined;
  /** The controls: a `ViewSwitch`, a `ThemeToggle`. */
  children?: ReactNode;
}

/**
 * A bar that sticks under the header and contains the controls of the page's view: the view switch
 * at the start, the theme toggle at the end. If the bar takes two lines, set `--ui-size-view-bar` to
 * its height, so that scroll targets keep clear of it.
 * @example
 * <ViewBar>
 *   <ViewSwitch
 *     label="Rooms"
 *     name="view"
 *     options={[{ value: 'evening', label: 'Evening' }, { value: 'month', label: 'Month' }]}
 *   />
 *   <ThemeToggle />
 * </ViewBar>
 */
export function ViewBar({ label = 'Display', className, ...rest }: ViewBarProps) {
  useBar('view-bar');
  return <section aria-label={label} className={classNames(styles.root, className)} {...rest} />;
}
