'use client';

import { LinkProvider } from '@agency/ui';
import Link from 'next/link';
import type { ReactNode } from 'react';

/** Makes every link Next's. A client component, as a server component cannot pass `Link` itself. */
export function Links({ children }: { children: ReactNode }) {
  return <LinkProvider component={Link}>{children}</LinkProvider>;
}
