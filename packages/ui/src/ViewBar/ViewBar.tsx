'use client';

import { type ComponentProps, type ReactNode, useMemo, useRef } from 'react';
import { classNames } from '../classNames.ts';
import { viewBar as english } from '../labels/en.ts';
import { useLabels } from '../labels/useLabels.ts';
import { bothRefs } from '../render.ts';
import { useBar, useBarHeight } from '../theme/useBar.ts';
import * as styles from './ViewBar.css.ts';

export interface ViewBarProps extends ComponentProps<'section'> {
  /** The landmark's accessible name, in place of the provider's or 'Display'. */
  label?: string | undefined;
  /** The controls: a `ViewSwitch`, a `ThemeToggle`. */
  children?: ReactNode;
}

/**
 * A bar that sticks under the header and contains the controls of the page's view: the view switch
 * at the start, the theme toggle at the end. Controls that do not fit wrap; sticky content and scroll
 * targets keep clear of all lines.
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
export function ViewBar({ label, className, ref, ...rest }: ViewBarProps) {
  const texts = useLabels('viewBar', english);
  const bar = useRef<HTMLElement>(null);
  const refs = useMemo(() => bothRefs([bar, ref]), [ref]);
  useBar('view-bar');
  useBarHeight('viewBar', bar);
  return (
    <section
      ref={refs}
      aria-label={label ?? texts.label}
      className={classNames(styles.root, className)}
      {...rest}
    />
  );
}
