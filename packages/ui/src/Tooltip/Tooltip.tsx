'use client';

import {
  type ComponentProps,
  cloneElement,
  type ReactElement,
  useEffect,
  useId,
  useState,
} from 'react';
import { classNames } from '../classNames.ts';
import { composeHandlers, onlyElement } from '../render.ts';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps extends ComponentProps<'span'> {
  /** A few words. Essential information must also be on the page itself. */
  text: string;
  /** The one focusable element to describe. The tooltip's id is added to its `aria-describedby`. */
  children: ReactElement;
  /**
   * Whether screen readers read the text. Set it to `false` if the element's own text is equivalent.
   * @default true
   */
  describes?: boolean | undefined;
}

/**
 * Describes an element in a few words while it is hovered or has keyboard focus. CSS shows the
 * words, even before hydration. Escape hides them, the pointer can move onto them, and touch does
 * not show them. Parts: `text`.
 * @example
 * <Tooltip text="From spring">
 *   <Button size="small">Recording</Button>
 * </Tooltip>
 */
export function Tooltip({
  text,
  children,
  describes = true,
  className,
  onFocus,
  onPointerEnter,
  ...rest
}: TooltipProps) {
  const [dismissed, setDismissed] = useState(false);
  const textId = useId();
  const described = onlyElement<{ 'aria-describedby'?: string | undefined }>(children);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && setDismissed(true);
    // Listen in the capture phase, as another handler may stop the event's propagation.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the `span` only observes events; the child is interactive.
    <span
      className={classNames(styles.root, className)}
      data-dismissed={dismissed || undefined}
      onFocus={composeHandlers(onFocus, ({ target }) => {
        if (target.matches(':focus-visible')) setDismissed(false);
      })}
      // Touch must not show the tooltip: the browser would keep `:hover` after the touch ends.
      onPointerEnter={composeHandlers(onPointerEnter, ({ pointerType }) =>
        setDismissed(pointerType === 'touch'),
      )}
      {...rest}
    >
      {described && describes
        ? cloneElement(described, {
            'aria-describedby': classNames(described.props['aria-describedby'], textId),
          })
        : children}
      <span role="tooltip" id={textId} data-part="text" className={styles.bubble}>
        {text}
      </span>
    </span>
  );
}
