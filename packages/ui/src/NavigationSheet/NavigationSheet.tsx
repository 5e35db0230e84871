'use client';

import { type ComponentProps, type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { classNames } from '../classNames.ts';
import { composeHandlers } from '../composeHandlers.ts';
import { Icon } from '../Icon/Icon.tsx';
import { withDefaults } from '../labels.ts';
import { type NavigationItems, nameOf, shownItems } from '../navigation.ts';
import * as styles from './NavigationSheet.css.ts';
import { SheetItem } from './SheetItem.tsx';
import { useDialogState } from './useDialogState.ts';

/** The accessible names of the two buttons. */
export interface NavigationSheetLabels {
  /** @default 'Open menu' */
  open?: string | undefined;
  /** @default 'Close menu' */
  close?: string | undefined;
}

export interface NavigationSheetProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The same list as the header's. Without entries nothing renders, not even the button. */
  items?: NavigationItems | undefined;
  /**
   * The sheet's title, which names the dialog and its navigation.
   * @default 'Menu'
   */
  heading?: string | undefined;
  /** Content below the entries: contact details. */
  footer?: ReactNode;
  /** The accessible names of the buttons. */
  labels?: NavigationSheetLabels | undefined;
  /** Whether the sheet is open, if you control it. */
  open?: boolean | undefined;
  /**
   * Whether the sheet is open on first render, if you do not control it.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called when the sheet opens or closes, and on hydration if it was opened before. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

const english = { open: 'Open menu', close: 'Close menu' };

/**
 * A button that opens the navigation on narrow screens, and the sheet it opens: a native modal
 * `dialog`. Invoker commands open and close the sheet before hydration. Other props go to the
 * button.
 */
export function NavigationSheet({
  items,
  heading = 'Menu',
  footer,
  labels,
  open,
  defaultOpen = false,
  onOpenChange,
  className,
  onClick,
  ...rest
}: NavigationSheetProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useDialogState(dialog, { open, defaultOpen, onOpenChange });
  const texts = withDefaults(english, labels);
  const entries = shownItems(items);
  if (entries.length === 0) return null;

  return (
    <>
      <button
        type="button"
        aria-label={texts.open}
        aria-haspopup="dialog"
        className={classNames(styles.toggle, className)}
        {...invoker('show-modal', id)}
        onClick={composeHandlers(onClick, (event) => {
          // Once hydrated, React's state opens the dialog, not the command.
          event.preventDefault();
          setOpen(true);
        })}
        {...rest}
      >
        <Icon grid={24} size="1.6em" strokeWidth="2">
          <path d="M3 6h18M3 12h18M3 18h18" />
        </Icon>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links click on Enter, Escape is built in. */}
      <dialog
        ref={dialog}
        id={id}
        aria-label={heading}
        closedby="any"
        // A visitor may open it before hydration.
        suppressHydrationWarning
        className={styles.sheet}
        onClick={(event) => {
          if (choseLink(event) || clickedBackdrop(event)) setOpen(false);
        }}
        onCancel={(event) => {
          event.preventDefault();
          setOpen(false);
        }}
        onClose={() => {
          if (isOpen) setOpen(false);
        }}
      >
        <div className={styles.head}>
          <span>{heading}</span>
          <button
            type="button"
            aria-label={texts.close}
            className={styles.toggle}
            {...invoker('close', id)}
            onClick={(event) => {
              event.preventDefault();
              setOpen(false);
            }}
          >
            <Icon grid={24} size="1.6em" strokeWidth="2">
              <path d="m5 5 14 14M19 5 5 19" />
            </Icon>
          </button>
        </div>
        <div data-toasts className={styles.toasts} />
        <nav aria-label={heading} className={styles.body}>
          <ul>
            {entries.map((item) => (
              <li key={nameOf(item)} className={styles.item}>
                <SheetItem item={item} />
              </li>
            ))}
          </ul>
        </nav>
        {footer && <div className={styles.footer}>{footer}</div>}
      </dialog>
    </>
  );
}

/** React has no props for invoker commands yet; it passes lower-case attributes through. */
const invoker = (command: 'show-modal' | 'close', commandfor: string) => ({ command, commandfor });

const choseLink = ({ target }: MouseEvent) => (target as Element).closest('a[href]');

/** Detects a click on the backdrop, for browsers without `closedby`. */
const clickedBackdrop = ({ target, currentTarget, clientX, clientY }: MouseEvent) => {
  if ('closedBy' in currentTarget || target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
};
