'use client';

import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { composeHandlers } from '../composeHandlers.ts';
import type { NavigationUnavailable } from '../navigation.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import * as styles from './UnavailableItem.css.ts';

interface UnavailableItemProps extends ComponentProps<'button'> {
  item: NavigationUnavailable;
}

/**
 * A navigation entry that is not available yet, described by its hint. One that shows a message
 * (`onSelect`) is a button like any other; one that does nothing is `aria-disabled`, which keeps it
 * in the tab order, for its hint.
 */
export function UnavailableItem({ item, className, onClick, ...rest }: UnavailableItemProps) {
  const { hint, mark = 'Coming soon', onSelect } = item.unavailable;
  return (
    <Tooltip text={hint}>
      <button
        type="button"
        aria-disabled={onSelect ? undefined : true}
        className={classNames(styles.button, className)}
        onClick={composeHandlers(onClick, () => onSelect?.())}
        {...rest}
      >
        {item.label} <span className={styles.mark}>{mark}</span>
      </button>
    </Tooltip>
  );
}
