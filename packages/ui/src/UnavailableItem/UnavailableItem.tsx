'use client';

import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import type { NavigationUnavailable } from '../navigation.ts';
import { composeHandlers } from '../render.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import * as styles from './UnavailableItem.css.ts';

interface UnavailableItemProps extends ComponentProps<'button'> {
  item: NavigationUnavailable;
  /** The badge, if the entry has none of its own. */
  mark: string;
}

/** A navigation entry that is not available yet, in the tab order, so that focus shows its hint. */
export function UnavailableItem({ item, mark, className, onClick, ...rest }: UnavailableItemProps) {
  const { hint, mark: own, onSelect } = item.unavailable;
  return (
    <Tooltip text={hint}>
      <button
        type="button"
        aria-disabled
        className={classNames(styles.button, className)}
        onClick={composeHandlers(onClick, () => onSelect?.())}
        {...rest}
      >
        {item.label}{' '}
        <span data-part="mark" className={styles.mark}>
          {own ?? mark}
        </span>
      </button>
    </Tooltip>
  );
}
