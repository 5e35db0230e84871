'use client';

import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react';
import { classNames } from '../classNames.ts';
import { Chevron } from '../Icon/Icon.tsx';
import { NavigationAnchor } from '../Link/NavigationAnchor.tsx';
import { holdsCurrent, type NavigationGroup } from '../navigation.ts';
import { leaveShortcuts, valueFor } from './radix.ts';
import * as styles from './SiteHeader.css.ts';

interface HeaderDropdownProps {
  group: NavigationGroup;
  open: boolean;
  /** What is open, here or elsewhere, stays open when the pointer leaves. */
  pinned: boolean;
  onShow: (label: string, byHover?: boolean) => void;
  onDismiss: () => void;
  onPointerEnter: () => void;
}

/** An entry that opens a list of links: by hover, or by a click, which pins it. */
export function HeaderDropdown({
  group: { label, items },
  open,
  pinned,
  onShow,
  onDismiss,
  onPointerEnter,
}: HeaderDropdownProps) {
  const entry = useRef<HTMLLIElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const isInside = (node: EventTarget | null) => entry.current?.contains(node as Node);

  // What CSS held open until now stays open. Not pinned while a button is down: the click that
  // follows would be taken for a second one, and close it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is hydrated.
  useLayoutEffect(() => {
    const byKeyboard = entry.current?.matches(':has(:focus-visible:not(:active))');
    if (byKeyboard || entry.current?.matches(':hover, :focus-within')) onShow(label, !byKeyboard);
  }, []);

  // What leads Tab into the dropdown is beside the trigger. Radix hides it from screen readers, which
  // nothing that takes focus may be.
  useEffect(() => {
    if (open) trigger.current?.nextElementSibling?.removeAttribute('aria-hidden');
  }, [open]);

  return (
    <NavigationMenu.Item
      ref={entry}
      value={valueFor(label)}
      className={styles.item}
      onBlur={({ relatedTarget }) => {
        if (open && relatedTarget && !isInside(relatedTarget)) onDismiss();
      }}
    >
      <NavigationMenu.Trigger
        ref={trigger}
        type="button"
        data-current={holdsCurrent({ label, items }) || undefined}
        className={classNames(styles.link, styles.trigger)}
        onPointerEnter={onPointerEnter}
        onKeyDown={leaveShortcuts}
        onClick={(event) => {
          // In place of Radix's, which closes what a hover has opened.
          event.preventDefault();
          if (open && pinned) onDismiss();
          else onShow(label);
        }}
      >
        {label}
        <Chevron className={styles.chevron} />
      </NavigationMenu.Trigger>
      <NavigationMenu.Content
        asChild
        // Its links are in the server's HTML, and open by CSS where there is no React.
        forceMount
        dir={undefined}
        style={styleless}
        // Until the click: a finger that scrolls touches outside, too.
        deferPointerDownOutside
        onPointerDownOutside={(event) => {
          event.preventDefault();
          if (open && !isInside(event.target)) onDismiss();
        }}
        onEscapeKeyDown={(event) => {
          event.preventDefault();
          if (pinned || isInside(document.activeElement)) trigger.current?.focus();
          onDismiss();
        }}
      >
        <Panel open={open} className={styles.dropdown}>
          {items.map((link) => (
            <li key={link.href}>
              <NavigationMenu.Link
                asChild
                active={link.current}
                onKeyDown={leaveShortcuts}
                onSelect={(event) => {
                  event.preventDefault();
                  onDismiss();
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

/** Takes Radix's `pointer-events` out: CSS hides what is closed. */
const styleless = { pointerEvents: undefined };

/** Radix's layer, which keeps each Escape of the page to itself, is given the list only while open. */
const Panel = ({ ref, open, ...rest }: ComponentProps<'ul'> & { open: boolean }) => (
  <ul ref={open ? ref : undefined} {...rest} />
);
