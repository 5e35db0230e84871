'use client';

import { type ComponentProps, type ReactNode, useRef } from 'react';
import { classNames } from '../classNames.ts';
import { siteHeader as defaultLabels } from '../labels/defaults.ts';
import { type OwnLabels, useLabels } from '../labels/labels.ts';
import { NavigationSheet } from '../NavigationSheet/NavigationSheet.tsx';
import { type NavigationItems, shownItems } from '../navigation.ts';
import { HeaderNavigation } from './HeaderNavigation.tsx';
import * as styles from './SiteHeader.css.ts';
import { useStickyHeader } from './useStickyHeader.ts';

export interface SiteHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The wordmark, in a link to the home page. */
  logo: ReactNode;
  /** The entries, in reading order; falsy ones are skipped. */
  items?: NavigationItems | undefined;
  /** The navigation's accessible name: short for `labels={{ label }}`. */
  label?: string | undefined;
  /** Replaces the header's and its sheet's labels. */
  labels?: OwnLabels<'siteHeader'> | undefined;
  /** Content below the entries of the sheet: contact details. */
  sheetFooter?: ReactNode;
  /** Controls at the end of the header at any width: a button, a theme toggle. */
  actions?: ReactNode;
}

/**
 * A sticky bar at the top of the window with the logo and the navigation, which moves into a sheet
 * below lg. On narrow screens (below md) the bar hides while the page scrolls down and returns as
 * soon as it scrolls up. In a short window it does not stick. Parts: `bar`, `logo`, `navigation`, `item`,
 * `badge`, `dropdown`; those of `NavigationSheet`.
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
  label,
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
      items={entries}
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
        {entries.length > 0 && (
          <HeaderNavigation
            items={entries}
            label={label ?? labels.label}
            unavailable={labels.unavailable}
          />
        )}
        {actions ? (
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
