import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { atEnd } from '../Dialog/Modal.css.ts';
import { Modal } from '../Dialog/Modal.tsx';
import { MenuIcon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { withDefaults } from '../labels.ts';
import { type NavigationItems, nameOf, shownItems } from '../navigation.ts';
import * as sheet from '../Sheet/Sheet.css.ts';
import * as styles from './NavigationSheet.css.ts';
import { SheetItem } from './SheetItem.tsx';

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
 * @example
 * <NavigationSheet
 *   items={[
 *     { label: 'Rooms', href: '/rooms', current: true },
 *     { label: 'Questions', href: '/questions' },
 *   ]}
 * />
 */
export function NavigationSheet({
  items,
  heading = 'Menu',
  footer,
  labels,
  open,
  defaultOpen,
  onOpenChange,
  className,
  ...rest
}: NavigationSheetProps) {
  const texts = withDefaults(english, labels);
  const entries = shownItems(items);
  if (entries.length === 0) return null;

  return (
    <Modal
      heading={heading}
      trigger={
        // In the place of the button that closes the sheet.
        <IconButton label={texts.open} className={classNames(atEnd, className)} {...rest}>
          <MenuIcon />
        </IconButton>
      }
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      closesOnLink
      labels={texts}
      headClassName={sheet.head}
      className={sheet.root}
    >
      <div data-toasts className={sheet.toasts} />
      <nav aria-label={heading} className={classNames(sheet.body, styles.body)}>
        <ul>
          {entries.map((item) => (
            <li key={nameOf(item)} className={styles.item}>
              <SheetItem item={item} />
            </li>
          ))}
        </ul>
      </nav>
      {footer && <div className={styles.footer}>{footer}</div>}
    </Modal>
  );
}
