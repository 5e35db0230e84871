'use client';

import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { classNames } from '../classNames.ts';
import { composeHandlers } from '../composeHandlers.ts';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps extends ComponentProps<'span'> {
  /** A few words, which must not be the only place of what they say. */
  text: string;
  /** Its id: the element it describes takes it as `aria-describedby`. */
  textId: string;
  /** The focusable element it describes. */
  children: ReactNode;
}

/**
 * A few words beside what the pointer or the keyboard's focus is on. CSS shows it at once, before
 * hydration too; Escape hides it; the pointer may rest on it; a touch does not leave it open.
 */
export function Tooltip({
  text,
  textId,
  children,
  className,
  onFocus,
  onPointerEnter,
  ...rest
}: TooltipProps) {
  const [dismissed, setDismissed] = useState(false);

  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && setDismissed(true);
    // Capturing: a handler inside may stop the event from bubbling.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it watches what passes; the child acts.
    <span
      className={classNames(styles.root, className)}
      data-dismissed={dismissed || undefined}
      onFocus={composeHandlers(onFocus, ({ target }) => {
        if (target.matches(':focus-visible')) setDismissed(false);
      })}
      // A finger hovers too, and its hover stays when it has gone.
      onPointerEnter={composeHandlers(onPointerEnter, ({ pointerType }) =>
        setDismissed(pointerType === 'touch'),
      )}
      {...rest}
    >
      {children}
      <span role="tooltip" id={textId} className={styles.bubble}>
        {text}
      </span>
    </span>
  );
}
