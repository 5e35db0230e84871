'use client';

import { type ComponentProps, type ReactNode, useImperativeHandle, useRef } from 'react';
import { classNames } from '../classNames.ts';
import { viewBar as defaultLabels } from '../labels/defaults.ts';
import { useLabels } from '../labels/labels.ts';
import { useBar } from '../theme/useBar.ts';
import * as styles from './ViewBar.css.ts';

export interface ViewBarProps extends ComponentProps<'section'> {
  /** The controls, such as a `ViewSwitch` and a `ThemeToggle`. */
  children?: ReactNode;
}

/**
 * A bar that sticks below the header and contains the controls for the page's view: the view switch
 * at the start, the theme toggle at the end. Controls that do not fit wrap; sticky content and
 * scroll targets keep clear of the bar. Print omits the bar, so the page must state the chosen view.
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
export function ViewBar({ className, ref, ...rest }: ViewBarProps) {
  const labels = useLabels('viewBar', defaultLabels);
  const bar = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => bar.current as HTMLElement);
  useBar('view-bar', bar);
  return (
    <section
      ref={bar}
      aria-label={labels.label}
      className={classNames(styles.root, className)}
      {...rest}
    />
  );
}
