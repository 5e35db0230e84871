'use client';

import {
  SiteFooter,
  SiteHeader,
  ThemeToggle,
  usePreference,
  ViewBar,
  ViewSwitch,
  valueInAddress,
} from '@agency/ui';
import Link from 'next/link';
import { usePathname, useSearchParams } from 'next/navigation';
import type { ReactNode } from 'react';
import { preferences } from './preferences.ts';

const logo = (
  <Link href="/" className="wordmark">
    Northlight
  </Link>
);

export function Shell({ children }: { children: ReactNode }) {
  const path = usePathname();
  const [theme, setTheme] = usePreference(preferences.theme);
  const routerValue = valueInAddress(preferences.view, useSearchParams());
  const [view, setView] = usePreference(preferences.view, { routerValue });
  const items = [
    { label: 'Packages', href: '/', current: path === '/' },
    { label: 'Studio', href: '/studio', current: path === '/studio' },
  ];
  return (
    <>
      <SiteHeader logo={logo} items={items} />
      <ViewBar>
        <ViewSwitch
          label="Packages for"
          name="view"
          options={[
            { value: 'brand', label: 'Brands' },
            { value: 'creator', label: 'Creators' },
          ]}
          value={view}
          onValueChange={setView}
        />
        <ThemeToggle value={theme} onValueChange={setTheme} />
      </ViewBar>
      <main>{children}</main>
      <SiteFooter
        lead={logo}
        items={items}
        contact={{ heading: 'Talk to us', email: 'studio@northlight.example' }}
        copyright="© Northlight"
      />
    </>
  );
}
