'use client';

import {
  LinkProvider,
  type NavigationItem,
  SiteHeader,
  ThemeToggle,
  ToastProvider,
  usePreference,
  useToast,
  ViewBar,
} from '@agency/ui';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { theme as themePreference } from './preferences.ts';

/** What surrounds each page: navigation, theme, toasts, and links that are Next's. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <LinkProvider component={Link}>
      <ToastProvider>
        <Bars />
        {children}
      </ToastProvider>
    </LinkProvider>
  );
}

function Bars() {
  const path = usePathname();
  const toast = useToast();
  const [theme, setTheme] = usePreference(themePreference);
  const items: readonly NavigationItem[] = [
    { label: 'Prices', href: '/', current: path === '/' },
    { label: 'Studio', href: '/studio', current: path === '/studio' },
    {
      label: 'Prints',
      unavailable: {
        hint: 'Not yet',
        onSelect: () => toast.show({ title: 'Not yet', description: 'Prints follow in summer.' }),
      },
    },
  ];
  return (
    <>
      <SiteHeader
        logo={
          <Link href="/" className="word">
            Northlight
          </Link>
        }
        items={items}
      />
      <ViewBar>
        <span>Studio and darkroom</span>
        <ThemeToggle value={theme} onValueChange={setTheme} />
      </ViewBar>
    </>
  );
}
