'use client';

import { LinkProvider } from '@agency/ui';
import Link from 'next/link';
import type { ReactNode } from 'react';

/** Makes components render links with Next's `Link`, which only a client component can pass to `LinkProvider`. */
export function Links({ children }: { children: ReactNode }) {
  return <LinkProvider component={Link}>{children}</LinkProvider>;
}
