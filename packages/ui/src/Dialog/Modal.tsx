'use client';

import {
  type ComponentProps,
  cloneElement,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import type { ButtonProps } from '../Button/Button.tsx';
import { classNames } from '../classNames.ts';
import { Heading, type HeadingSize } from '../Heading/Heading.tsx';
import type { HeadingLevel } from '../headings.ts';
import { CloseIcon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { dialog as defaultLabels } from '../labels/defaults.ts';
import { type OwnLabels, useLabels } from '../labels/labels.ts';
import { hasLayout } from '../layout.ts';
import { composeHandlers, onlyElement } from '../render.ts';
import * as styles from './Modal.css.ts';
import { type DialogState, useDialogState } from './useDialogState.ts';

export interface ModalProps extends Omit<ComponentProps<'dialog'>, 'open'>, DialogState {
  /** The visible title, which names the dialog. */
  heading: ReactNode;
  /**
   * The level of `heading`.
   * @default 2
   */
  headingLevel?: HeadingLevel | undefined;
  /**
   * The button that opens the dialog, even before hydration in browsers with invoker commands. To
   * use another button, set its `commandfor` and `command` and the dialog's `id`, or control `open`.
   */
  trigger?: ReactElement | undefined;
  /** Replaces the close button's accessible name. */
  labels?: OwnLabels<'dialog'> | undefined;
  /**
   * The content, which stays in the document while the dialog is closed, so that a form keeps its
   * answers. A form around the dialog also sends the dialog's fields. Opening focuses the element
   * with `autoFocus` or `data-autofocus`, else a form's first field, else the close button.
   */
  children?: ReactNode;
}

interface OwnProps extends ModalProps {
  look: Readonly<Record<'root' | 'head' | 'content', string>>;
  /** The title's size. Without a size, the title is plain text, not a heading. */
  headingSize?: HeadingSize;
  /** Whether the modal closes when a link inside it is clicked, or when a wider window hides the trigger. */
  isNavigation?: boolean;
}

export function Modal({
  heading,
  headingLevel = 2,
  headingSize,
  look,
  trigger,
  open,
  defaultOpen,
  onOpenChange,
  isNavigation = false,
  labels: ownLabels,
  ref,
  id,
  className,
  onPointerDown,
  onClick,
  onCancel,
  onClose,
  children,
  ...rest
}: OwnProps) {
  const labels = useLabels('dialog', defaultLabels, ownLabels);
  const ownId = useId();
  const dialogId = id ?? ownId;
  const headingId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement, []);
  const [isOpen, setOpen] = useDialogState(dialog, { open, defaultOpen, onOpenChange });
  const button = onlyElement<ButtonProps>(trigger);
  const pressedBackdrop = useRef(false);
  useEffect(() => {
    const opener = isNavigation && dialog.current?.previousElementSibling;
    if (!opener || !hasLayout()) return;
    const observer = new ResizeObserver(() => opener.checkVisibility() || dialog.current?.close());
    observer.observe(opener);
    return () => observer.disconnect();
  }, [isNavigation]);

  return (
    <>
      {button &&
        cloneElement(button, {
          'aria-haspopup': 'dialog',
          command: 'show-modal',
          commandfor: dialogId,
          onClick: composeHandlers(button.props.onClick, (event) => {
            // After hydration, React's state opens the dialog, not the command.
            event.preventDefault();
            setOpen(true);
          }),
        })}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter clicks links, and Escape is built in. */}
      <dialog
        ref={dialog}
        id={dialogId}
        aria-labelledby={headingId}
        closedby="any"
        data-modal=""
        // A visitor may open the dialog before hydration.
        suppressHydrationWarning
        className={classNames(styles.root, look.root, className)}
        onPointerDown={(event) => {
          onPointerDown?.(event);
          pressedBackdrop.current = isOnBackdrop(event) && !event.defaultPrevented;
        }}
        onClick={(event) => {
          onClick?.(event);
          const beside = pressedBackdrop.current && isOnBackdrop(event);
          // With these keys, a click opens the link in another tab or window.
          const opens = !event.ctrlKey && !event.metaKey && !event.shiftKey;
          const onLink = isNavigation && opens && (event.target as Element).closest('a[href]');
          // Closes even after `preventDefault()`: a router's link calls it to navigate, and the sheet must still close.
          if (beside || onLink) setOpen(false);
        }}
        onCancel={composeHandlers(onCancel, (event) => {
          // Ignore a `cancel` event that bubbles from a file input in the content.
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          if (event.currentTarget.getAttribute('closedby') !== 'none') setOpen(false);
        })}
        onClose={composeHandlers(onClose, ({ currentTarget }) => {
          if (isOpen && !currentTarget.open) setOpen(false);
        })}
        {...rest}
      >
        <div data-part="header" className={classNames(styles.head, look.head)}>
          <div id={headingId} data-part="heading" className={styles.title}>
            {headingSize ? (
              <Heading level={headingLevel} size={headingSize}>
                {heading}
              </Heading>
            ) : (
              heading
            )}
          </div>
          <IconButton
            label={labels.close}
            data-part="close"
            className={styles.atEnd}
            command="close"
            commandfor={dialogId}
            onClick={(event) => {
              event.preventDefault();
              setOpen(false);
            }}
          >
            <CloseIcon />
          </IconButton>
        </div>
        <div data-part="content" className={look.content}>
          {children}
        </div>
      </dialog>
    </>
  );
}

/** Returns whether an event is on the backdrop: never in browsers with `closedby`, which close dialogs themselves. */
const isOnBackdrop = ({ target, currentTarget, clientX, clientY }: MouseEvent) => {
  if ('closedBy' in currentTarget || target !== currentTarget) return false;
  if ((currentTarget.getAttribute('closedby') ?? 'any') !== 'any') return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
};
