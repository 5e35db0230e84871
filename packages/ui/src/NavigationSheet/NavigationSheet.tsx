'use client';

import { type ComponentProps, type MouseEvent, useId, useRef } from 'react';
import { classNames } from '../classNames.ts';
import { composeHandlers } from '../composeHandlers.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { NavigationItem } from '../navigation.ts';
import * as styles from './NavigationSheet.css.ts';
import { SheetItem } from './SheetItem.tsx';

export interface NavigationSheetProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The same list as the header's. */
  items: readonly NavigationItem[];
  /**
   * The sheet's name, and its heading.
   * @default 'Menu'
   */
  label?: string | undefined;
  /**
   * The accessible names of the two buttons.
   * @default { open: 'Open menu', close: 'Close menu' }
   */
  labels?: { open: string; close: string } | undefined;
}

/**
 * The button that opens the navigation on a narrow screen, and the sheet it opens: a native modal
 * `dialog`. Invoker commands open and close it before hydration; the handlers are for browsers
 * without them. Other props land on the button.
 */
export function NavigationSheet({
  items,
  label = 'Menu',
  labels = { open: 'Open menu', close: 'Close menu' },
  className,
  onClick,
  ...rest
}: NavigationSheetProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();

  return (
    <>
      <button
        type="button"
        aria-label={labels.open}
        aria-haspopup="dialog"
        className={classNames(styles.toggle, className)}
        {...invoker('show-modal', id)}
        onClick={composeHandlers(onClick, ({ currentTarget }) => {
          if (!invokes(currentTarget)) dialog.current?.showModal();
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
        aria-label={label}
        closedby="any"
        // It may be open before hydration.
        suppressHydrationWarning
        className={styles.sheet}
        onClick={(event) => {
          if (choseLink(event) || clickedBackdrop(event)) close();
        }}
        onClose={({ currentTarget }) => {
          // The browser returns the focus to what had it; in Safari a clicked button has none.
          if (document.activeElement !== document.body) return;
          (currentTarget.previousElementSibling as HTMLElement).focus();
        }}
      >
        <div className={styles.head}>
          <span>{label}</span>
          <div data-toasts className={styles.toasts} />
          <button
            type="button"
            aria-label={labels.close}
            className={styles.toggle}
            {...invoker('close', id)}
            onClick={({ currentTarget }) => {
              if (!invokes(currentTarget)) close();
            }}
          >
            <Icon grid={24} size="1.6em" strokeWidth="2">
              <path d="m5 5 14 14M19 5 5 19" />
            </Icon>
          </button>
        </div>
        <nav aria-label={label} className={styles.body}>
          <ul>
            {items.map((item) => (
              <li key={item.label} className={styles.item}>
                <SheetItem item={item} />
              </li>
            ))}
          </ul>
        </nav>
      </dialog>
    </>
  );
}

/** React knows no invoker commands yet, and passes lower-case attributes through. */
const invoker = (command: 'show-modal' | 'close', commandfor: string) => ({ command, commandfor });

const invokes = (button: HTMLButtonElement) => 'commandForElement' in button;

const choseLink = ({ target }: MouseEvent) => (target as Element).closest('a[href]');

/** Where the browser does not close on the backdrop itself (`closedby`): a click beside the sheet. */
const clickedBackdrop = ({ target, currentTarget, clientX, clientY }: MouseEvent) => {
  if ('closedBy' in currentTarget || target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
};
