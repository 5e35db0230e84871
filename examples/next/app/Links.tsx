// Next.js: Links.tsx, its own link as it is, passed by a client component
'use client';
import { LinkProvider } from '@agency/ui';
import Link from 'next/link';
import type { ReactNode } from 'react';

export function Links({ children }: { children: ReactNode }) {
  return <LinkProvider component={Link}>{children}</LinkProvider>;
}
