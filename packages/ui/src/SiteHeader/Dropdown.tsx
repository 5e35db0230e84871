'use client';

import { useCallback, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '../classNames.ts';
import { Chevron } from '../Icon/Icon.tsx';
import { NavigationAnchor } from '../Link/NavigationAnchor.tsx';
import { holdsCurrent, type NavigationGroup } from '../navigation.ts';
import * as styles from './SiteHeader.css.ts';
import type { OpenDropdown, SetOpened } from './useOpenDropdown.ts';

interface DropdownProps {
  group: NavigationGroup;
  opened: OpenDropdown;
  setOpened: SetOpened;
}

/** How long the pointer has to rest before a dropdown opens, or to be away before it closes. */
const hoverDelay = { open: 80, close: 150 };

/** An entry that opens a list of links: by hover, or by a click, which pins it. */
export function Dropdown({ group: { label, items }, opened, setOpened }: DropdownProps) {
  const listId = useId();
  const entry = useRef<HTMLLIElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const hoverTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const open = opened?.label === label;
  const pinned = open && opened.pinned;

  const close = useCallback(() => {
    clearTimeout(hoverTimer.current);
    setOpened(undefined);
  }, [setOpened]);
  const hover = (next: OpenDropdown, delay: number) => {
    clearTimeout(hoverTimer.current);
    hoverTimer.current = setTimeout(
      // Leaving closes this dropdown, not the one that the pointer has gone on to.
      () => setOpened((now) => (now?.pinned || (!next && now?.label !== label) ? now : next)),
      delay,
    );
  };

  // What CSS held open until now stays open. Not pinned while a button is down: the click that
  // follows would be taken for a second one, and close it.
  useLayoutEffect(() => {
    const byKeyboard = entry.current?.matches(':has(:focus-visible:not(:active))') ?? false;
    if (byKeyboard || entry.current?.matches(':hover, :focus-within')) {
      setOpened({ label, pinned: byKeyboard });
    }
  }, [label, setOpened]);

  useEffect(() => {
    if (!open) return;
    const isInside = (node: EventTarget | null) => entry.current?.contains(node as Node);
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (pinned || isInside(document.activeElement)) trigger.current?.focus();
      close();
    };
    const onPointerUp = ({ target }: PointerEvent) => {
      if (!isInside(target)) close();
    };
    document.addEventListener('keydown', onKeyDown);
    // Not `pointerdown`, which a finger that scrolls sends too.
    document.addEventListener('pointerup', onPointerUp);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerup', onPointerUp);
    };
  }, [open, pinned, close]);

  return (
    <li
      ref={entry}
      className={styles.item}
      // A touch hovers too, just before its click.
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'touch') hover({ label, pinned: false }, hoverDelay.open);
      }}
      onPointerLeave={() => hover(undefined, hoverDelay.close)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (open && relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <button
        ref={trigger}
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        data-current={holdsCurrent({ label, items }) || undefined}
        className={classNames(styles.link, styles.trigger)}
        onClick={() => {
          clearTimeout(hoverTimer.current);
          setOpened(pinned ? undefined : { label, pinned: true });
        }}
      >
        {label}
        <Chevron className={styles.chevron} />
      </button>
      <ul id={listId} className={styles.dropdown}>
        {items.map((link) => (
          <li key={link.href}>
            <NavigationAnchor link={link} className={styles.dropdownLink} onClick={close} />
          </li>
        ))}
      </ul>
    </li>
  );
}
