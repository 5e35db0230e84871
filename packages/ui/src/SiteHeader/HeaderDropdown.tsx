'use client';

import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ChevronIcon } from '../Icon/Icon.tsx';
import { NavigationAnchor } from '../Link/NavigationAnchor.tsx';
import { holdsCurrent, type Placed, type ShownGroup } from '../navigation.ts';
import { leaveShortcuts } from './radix.ts';
import * as styles from './SiteHeader.css.ts';

interface HeaderDropdownProps {
  group: Placed<ShownGroup>;
  dropdowns: ReturnType<typeof useDropdowns>;
}

/** Which of the header's dropdowns is open, by its place as Radix's value; empty if all are closed. */
export function useDropdowns() {
  const [{ open, pinned }, setState] = useState({ open: '', pinned: false });
  // After a dropdown closes under the pointer, hover opens none until the pointer enters an entry.
  const muted = useRef(false);
  const show = (value: string, pin: boolean) => setState({ open: value, pinned: pin });
  return {
    open,
    /** Whether the open dropdown stays open when the pointer leaves. */
    pinned,
    show,
    followHover(value: string) {
      if (!pinned && !(value && muted.current)) show(value, false);
    },
    dismiss() {
      muted.current = true;
      show('', false);
    },
    unmute() {
      muted.current = false;
    },
  };
}

/** An entry that opens a list of links on hover, or on a click, which pins it. */
export function HeaderDropdown({ group, dropdowns }: HeaderDropdownProps) {
  const value = String(group.place);
  const { pinned, show, dismiss } = dropdowns;
  const open = dropdowns.open === value;
  const entry = useRef<HTMLLIElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const isInside = (node: EventTarget | null) => entry.current?.contains(node as Node);

  // On hydration, adopts a dropdown that CSS holds open. Pins it only for keyboard focus: a click in
  // progress, or one that the page repeats after hydration, would close a pinned dropdown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration.
  useLayoutEffect(() => {
    const byKeyboard = trigger.current?.matches(':focus-visible:not(:active)');
    if (byKeyboard || entry.current?.matches(':hover, :focus-within')) show(value, !!byKeyboard);
  }, []);

  // `aria-hidden` is invalid on the focusable element by which Radix leads Tab into the dropdown.
  useEffect(() => {
    if (open) trigger.current?.nextElementSibling?.removeAttribute('aria-hidden');
  }, [open]);

  return (
    <NavigationMenu.Item
      ref={entry}
      value={value}
      className={styles.item}
      onBlur={({ relatedTarget }) => {
        if (open && relatedTarget && !isInside(relatedTarget)) dismiss();
      }}
    >
      <NavigationMenu.Trigger
        ref={trigger}
        type="button"
        data-part="item"
        data-current={holdsCurrent(group) || undefined}
        // A script may set `aria-expanded` while CSS holds the dropdown open.
        suppressHydrationWarning
        className={styles.trigger}
        onPointerEnter={dropdowns.unmute}
        onKeyDown={leaveShortcuts}
        onClick={(event) => {
          // Replaces Radix's handler, which closes a dropdown that hover has opened.
          event.preventDefault();
          if (open && pinned) dismiss();
          else show(value, true);
        }}
      >
        {group.label}
        <ChevronIcon />
      </NavigationMenu.Trigger>
      <NavigationMenu.Content
        asChild
        // Renders the links in the server's HTML, so that CSS can open them without script.
        forceMount
        dir={undefined}
        // Removes Radix's inline `pointer-events`: CSS hides closed dropdowns.
        style={{ pointerEvents: undefined }}
        // Waits for the click: touch scrolling also begins with a pointerdown.
        deferPointerDownOutside
        onPointerDownOutside={(event) => {
          event.preventDefault();
          if (open && !isInside(event.target)) dismiss();
        }}
        onEscapeKeyDown={(event) => {
          event.preventDefault();
          if (pinned || isInside(document.activeElement)) trigger.current?.focus();
          dismiss();
        }}
      >
        <Panel open={open} data-part="dropdown" className={styles.dropdown}>
          {group.items.map((link) => (
            <li key={link.place}>
              <NavigationMenu.Link
                asChild
                onKeyDown={leaveShortcuts}
                onSelect={(event) => {
                  event.preventDefault();
                  // Hiding a focused link would lose the focus.
                  if (isInside(document.activeElement)) trigger.current?.focus();
                  dismiss();
                }}
              >
                <NavigationAnchor link={link} className={styles.dropdownLink} />
              </NavigationMenu.Link>
            </li>
          ))}
        </Panel>
      </NavigationMenu.Content>
    </NavigationMenu.Item>
  );
}

/** Gives Radix's layer a ref only while open: a mounted layer catches every Escape on the page. */
const Panel = ({ ref, open, ...rest }: ComponentProps<'ul'> & { open: boolean }) => (
  <ul ref={open ? ref : undefined} {...rest} />
);
