'use client';

import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { classNames } from '../classNames.ts';
import { siteHeader as defaultLabels } from '../labels/defaults.ts';
import { type OwnLabels, useLabels } from '../labels/labels.ts';
import { NavigationSheet } from '../NavigationSheet/NavigationSheet.tsx';
import { type NavigationItems, shownItems } from '../navigation.ts';
import { hasContent } from '../Part.tsx';
import { useBar } from '../theme/useBar.ts';
import { HeaderNavigation } from './HeaderNavigation.tsx';
import * as styles from './SiteHeader.css.ts';

export interface SiteHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The wordmark, in a link to the home page. */
  logo: ReactNode;
  /** The entries, in reading order; falsy ones are skipped. */
  items?: NavigationItems | undefined;
  /** Replaces the labels of the header and its sheet. */
  labels?: OwnLabels<'siteHeader'> | undefined;
  /** Content below the sheet's entries, such as contact details. */
  sheetFooter?: ReactNode;
  /** Controls at the end of the header at any width: a button, a theme toggle. */
  actions?: ReactNode;
}

/** The shortest scroll, in px, that hides or shows the header. A resting finger may cause shorter ones. */
const stillness = 4;

/**
 * A sticky bar at the top of the window with the logo and the navigation, which moves into a sheet
 * below lg. On narrow screens (below md) the bar hides while the page scrolls down, and returns as
 * soon as the page scrolls up. The bar does not stick in short windows. Parts: `bar`, `logo`,
 * `navigation`, `item`, `badge`, `dropdown`; those of `NavigationSheet`.
 * @example
 * <SiteHeader
 *   logo={<a href="/"><Logo name="Fernhill" /></a>}
 *   items={[
 *     { label: 'Rooms', href: '/rooms', current: true },
 *     { label: 'Visit', items: [{ label: 'By bus', href: '/bus' }] },
 *   ]}
 *   actions={<ThemeToggle />}
 * />
 */
export function SiteHeader({
  logo,
  items,
  labels: ownLabels,
  sheetFooter,
  actions,
  className,
  ...rest
}: SiteHeaderProps) {
  const bar = useRef<HTMLDivElement>(null);
  useStickyHeader(bar);
  const labels = useLabels('siteHeader', defaultLabels, ownLabels);
  const entries = shownItems(items);
  const sheet = (
    <NavigationSheet
      items={items}
      labels={labels}
      footer={sheetFooter}
      className={styles.menuButton}
    />
  );
  return (
    <header className={classNames(styles.root, className)} {...rest}>
      <div ref={bar} data-part="bar" className={styles.bar}>
        <div data-part="logo" className={styles.logo}>
          {logo}
        </div>
        {entries.length > 0 && <HeaderNavigation items={entries} labels={labels} />}
        {hasContent(actions) ? (
          <div className={styles.end}>
            {actions}
            {sheet}
          </div>
        ) : (
          sheet
        )}
      </div>
    </header>
  );
}

/** Tells CSS whether there is a header, how tall it is and when to hide it. CSS hides it only on phones. */
function useStickyHeader(bar: RefObject<HTMLElement | null>): void {
  useBar('site-header', bar);
  useEffect(() => {
    const header = bar.current;
    const root = document.documentElement;
    const setAway = (away: boolean) => root.toggleAttribute('data-header-away', away);
    const comeBack = () => setAway(false);
    let last = scrollY;

    const onScroll = () => {
      // Ignore overscroll, from which the page springs back.
      const y = Math.max(0, Math.min(scrollY, root.scrollHeight - innerHeight));
      if (Math.abs(y - last) < stillness) return;
      setAway(y > last && !header?.querySelector(':focus-visible'));
      last = y;
    };

    // jsdom accepts only the window's AbortSignal, not Node's.
    const listening = new window.AbortController();
    addEventListener('scroll', onScroll, { passive: true, signal: listening.signal });
    header?.addEventListener('focusin', comeBack, { signal: listening.signal });
    return () => {
      listening.abort();
      comeBack();
    };
  }, [bar]);
}
