'use client';

import {
  type ComponentProps,
  cloneElement,
  Fragment,
  isValidElement,
  type ReactElement,
  useEffect,
  useId,
  useState,
} from 'react';
import { classNames } from '../classNames.ts';
import { composeHandlers } from '../composeHandlers.ts';
import { warn } from '../warn.ts';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps extends ComponentProps<'span'> {
  /** A few words, which must not be the only place of what they say. */
  text: string;
  /** The one focusable element it describes: it is given an `aria-describedby`, beside its own. */
  children: ReactElement;
}

/**
 * A few words beside what the pointer or the keyboard's focus is on. CSS shows it at once, before
 * hydration too; Escape hides it; the pointer may rest on it; a touch does not leave it open.
 */
export function Tooltip({
  text,
  children,
  className,
  onFocus,
  onPointerEnter,
  ...rest
}: TooltipProps) {
  const [dismissed, setDismissed] = useState(false);
  const textId = useId();
  const describable = isDescribable(children);
  if (process.env.NODE_ENV !== 'production' && !describable) {
    warn(
      'Tooltip',
      `"${text}" describes nothing. Put exactly one element into it: a button, a link.`,
    );
  }

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
      {describable
        ? cloneElement(children, {
            'aria-describedby': classNames(children.props['aria-describedby'], textId),
          })
        : children}
      <span role="tooltip" id={textId} className={styles.bubble}>
        {text}
      </span>
    </span>
  );
}

/** Text, several elements and a fragment have nowhere to put an attribute. */
const isDescribable = (
  children: unknown,
): children is ReactElement<{ 'aria-describedby'?: string | undefined }> =>
  isValidElement(children) && children.type !== Fragment;
