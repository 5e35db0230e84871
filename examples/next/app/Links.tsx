'use client';

import { LinkProvider } from '@agency/ui';
import Link from 'next/link';
import type { ReactNode } from 'react';

/** Renders every link with Next's `Link`. Server components cannot pass a component as a prop. */
export function Links({ children }: { children: ReactNode }) {
  return <LinkProvider component={Link}>{children}</LinkProvider>;
}
