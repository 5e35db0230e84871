'use client';

import { type ComponentProps, useId } from 'react';
import { classNames } from '../classNames.ts';
import type { NavigationUnavailable } from '../navigation.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import * as styles from './UnavailableItem.css.ts';

export interface UnavailableItemProps extends ComponentProps<'button'> {
  item: NavigationUnavailable;
}

/**
 * An entry of the navigation that leads nowhere yet. `aria-disabled` keeps it in the tab order,
 * where a disabled button could not tell why.
 */
export function UnavailableItem({ item, className, onClick, ...rest }: UnavailableItemProps) {
  const hintId = useId();
  const { hint, mark = 'Coming soon', onSelect } = item.unavailable;
  return (
    <Tooltip text={hint} textId={hintId}>
      <button
        type="button"
        aria-disabled="true"
        aria-describedby={hintId}
        className={classNames(styles.button, className)}
        onClick={(event) => {
          onClick?.(event);
          onSelect();
        }}
        {...rest}
      >
        {item.label} <span className={styles.mark}>{mark}</span>
      </button>
    </Tooltip>
  );
}
