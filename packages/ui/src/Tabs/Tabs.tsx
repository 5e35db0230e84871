'use client';

import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { classNames } from '../classNames.ts';
import { useControllable } from '../useControllable.ts';
import * as styles from './Tabs.css.ts';

export interface TabItem<Value extends string> {
  /** The value that selects the tab, unique among the items. */
  readonly value: Value;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

export interface TabsProps<Value extends string>
  extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** The tab list's accessible name, which is not visible. */
  label: string;
  /** The tabs, in reading order. */
  items: readonly TabItem<Value>[];
  /** The selected tab's value, if controlled. */
  value?: NoInfer<Value> | undefined;
  /**
   * The initially selected tab's value, if uncontrolled.
   * @default the first tab's
   */
  defaultValue?: NoInfer<Value> | undefined;
  /** Called with the selected tab's value. */
  onValueChange?: ((value: NoInfer<Value>) => void) | undefined;
}

/**
 * Shows one of several panels. A click on a tab, an arrow key, Home or End selects a panel, as do
 * find-in-page and links to its content. In print and without script, all panels are shown, one
 * below the other. Clicks have no effect before hydration. Parts: `list`, `tab`, `panel`.
 * @example
 * <Tabs
 *   label="Rooms"
 *   items={[
 *     { value: 'cellar', label: 'Cellar', content: 'Below the shop.' },
 *     { value: 'garden', label: 'Garden', content: 'Behind the shop.' },
 *   ]}
 * />
 */
export function Tabs<Value extends string>({
  label,
  items,
  value,
  defaultValue,
  onValueChange,
  className,
  ...rest
}: TabsProps<Value>) {
  const id = useId();
  const [wanted, select] = useControllable(value, defaultValue, onValueChange);
  // One tab must be selected, as the keyboard reaches only the selected tab.
  const current = items?.find((item) => item.value === wanted) ?? items?.[0];
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another tab is selected.
  useLayoutEffect(() => scrollToSelected(list.current), [current?.value]);
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        data-part="list"
        className={styles.list}
        onKeyDown={focusNext}
      >
        {items?.map((item, index) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            data-part="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-${index}`}
            aria-selected={item === current}
            tabIndex={item === current ? undefined : -1}
            className={styles.tab}
            onClick={() => select(item.value)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items?.map((item, index) => (
        <div
          key={item.value}
          ref={(box) => hideUntilFound(box, item === current, () => select(item.value))}
          data-selected={item === current || undefined}
          className={styles.panelBox}
        >
          <div
            role="tabpanel"
            data-part="panel"
            id={`${id}-${index}`}
            aria-labelledby={`${id}-tab-${index}`}
            data-label={typeof item.label === 'string' ? item.label : undefined}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach and scroll panels without controls (ARIA APG).
            tabIndex={0}
            className={styles.panel}
          >
            {item.content}
          </div>
        </div>
      ))}
    </div>
  );
}

/** Moves focus along the tabs and selects the focused one (ARIA APG, automatic activation). */
function focusNext(event: KeyboardEvent<HTMLElement>) {
  const { key, altKey, ctrlKey, metaKey, currentTarget } = event;
  const tabs = [...currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const from = tabs.indexOf(event.target as HTMLElement);
  const forward = currentTarget.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight';
  const back = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
  const to = { [forward]: (from + 1) % tabs.length, [back]: from - 1, Home: 0, End: -1 }[key];
  if (to === undefined || altKey || ctrlKey || metaKey) return;
  event.preventDefault();
  tabs.at(to)?.focus();
  tabs.at(to)?.click();
}

/** Scrolls the list to its selected tab. `scrollIntoView` would scroll the page as well. */
function scrollToSelected(list: HTMLElement | null) {
  const tab = list?.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
  if (!list || !tab) return;
  const { left, right } = list.getBoundingClientRect();
  list.scrollLeft += Math.min(tab.left - left, 0) + Math.max(tab.right - right, 0);
}

/** Lets find-in-page search unselected panels. Uses the DOM, as React's types lack `until-found` and `beforematch`. */
function hideUntilFound(box: HTMLElement | null, isSelected: boolean, onFound: () => void) {
  if (isSelected) box?.removeAttribute('hidden');
  else box?.setAttribute('hidden', 'until-found');
  box?.addEventListener('beforematch', onFound);
  return () => box?.removeEventListener('beforematch', onFound);
}
