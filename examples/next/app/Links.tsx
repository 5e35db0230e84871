'use client';

import { LinkProvider } from '@agency/ui';
import Link from 'next/link';
import type { ReactNode } from 'react';

/** Renders every link with Next's `Link`, which a server component cannot pass to `LinkProvider`. */
export function Links({ children }: { children: ReactNode }) {
  return <LinkProvider component={Link}>{children}</LinkProvider>;
}
