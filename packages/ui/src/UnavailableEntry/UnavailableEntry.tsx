'use client';

import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import type { NavigationUnavailable } from '../navigation.ts';
import { composeHandlers } from '../render.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import * as styles from './UnavailableEntry.css.ts';

interface UnavailableEntryProps extends ComponentProps<'button'> {
  item: NavigationUnavailable;
  /** The badge's text if the entry does not set its own. */
  badge: string;
}

/** A navigation entry that is not available yet. It stays focusable, so that its tooltip can appear. */
export function UnavailableEntry({
  item,
  badge,
  className,
  onClick,
  ...rest
}: UnavailableEntryProps) {
  const { tooltip, badge: text = badge, onSelect } = item.unavailable;
  return (
    <Tooltip text={tooltip} describes={tooltip.toLowerCase() !== text.toLowerCase()}>
      <button
        type="button"
        aria-disabled
        data-part="item"
        className={classNames(styles.button, className)}
        onClick={composeHandlers(onClick, () => onSelect?.())}
        {...rest}
      >
        {item.label}{' '}
        <span data-part="badge" className={styles.badge}>
          {text}
        </span>
      </button>
    </Tooltip>
  );
}
