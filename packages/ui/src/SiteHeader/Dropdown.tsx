'use client';

import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { type Dispatch, useEffect, useLayoutEffect, useRef } from 'react';
import { Chevron } from '../Chevron/Chevron.tsx';
import { classNames } from '../classNames.ts';
import { Link } from '../Link/Link.tsx';
import { holdsCurrent, type NavigationGroup } from '../navigation.ts';
import type { DropdownEvent, DropdownState } from './dropdownState.ts';
import * as styles from './SiteHeader.css.ts';

interface DropdownProps {
  item: NavigationGroup;
  /** Tells it from the other dropdowns. */
  value: string;
  state: DropdownState;
  dispatch: Dispatch<DropdownEvent>;
  /** React answers: until then CSS opens it. */
  live: boolean;
}

/** An entry that opens a list of links. */
export function Dropdown({ item, value, state, dispatch, live }: DropdownProps) {
  const root = useRef<HTMLLIElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const open = state.open === value;
  const { pinned } = state;
  const dismiss = () => dispatch({ type: 'dismiss' });

  // What CSS held open before React came stays open. A focus that is part of a press waits for it:
  // pinned already, that press would close it.
  useLayoutEffect(() => {
    const byKeyboard = root.current?.matches(':has(:focus-visible:not(:active))');
    if (byKeyboard) dispatch({ type: 'pin', value });
    else if (root.current?.matches(':hover, :focus-within')) dispatch({ type: 'hover', value });
  }, [dispatch, value]);

  useEffect(() => {
    if (!open) return;
    // Radix leads the Tab key into the dropdown by a focusable element beside the trigger, which
    // it hides from screen readers: what takes focus must not be (axe: aria-hidden-focus).
    trigger.current?.nextElementSibling?.removeAttribute('aria-hidden');

    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      const isInside = root.current?.contains(document.activeElement);
      if (pinned || isInside) trigger.current?.focus();
      dispatch({ type: 'dismiss' });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open, pinned, dispatch]);

  return (
    <NavigationMenu.Item
      ref={root}
      value={value}
      className={styles.item}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) dismiss();
      }}
    >
      <NavigationMenu.Trigger
        ref={trigger}
        type="button"
        data-current={holdsCurrent(item) ? '' : undefined}
        className={classNames(styles.link, styles.trigger)}
        onPointerEnter={() => dispatch({ type: 'enter' })}
        onClick={() => dispatch({ type: 'press', value })}
      >
        {item.label}
        <Chevron className={styles.chevron} />
      </NavigationMenu.Trigger>
      {/*
        Mounted until React is live, so that the links are in the server's HTML; then only while
        open: Radix's layer would swallow every Escape on the page, closed or not.
      */}
      <NavigationMenu.Content
        asChild
        forceMount={live ? undefined : true}
        style={styleless}
        onPointerDownOutside={({ target }) => {
          if (!root.current?.contains(target as Node)) dismiss();
        }}
      >
        <ul dir={undefined} className={styles.dropdown}>
          {item.items.map(({ label, href, current }) => (
            <li key={href}>
              <NavigationMenu.Link asChild active={current} onSelect={dismiss}>
                <Link href={href} className={styles.dropdownLink}>
                  {label}
                </Link>
              </NavigationMenu.Link>
            </li>
          ))}
        </ul>
      </NavigationMenu.Content>
    </NavigationMenu.Item>
  );
}

/** Takes Radix's inline `pointer-events` out of the server's markup: a strict CSP refuses it. */
const styleless = { pointerEvents: undefined };
