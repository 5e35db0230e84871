import '@agency/ui/styles.css';
import './brand.css';
import { preferencesScript } from '@agency/ui';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Frame } from './Frame.tsx';
import { theme } from './preferences.ts';

export const metadata: Metadata = {
  title: 'Northlight: what we charge',
  description: 'Podcasts and marketing, from the studio under the roof.',
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    // The script below may have changed its attributes before React comes.
    <html lang="en" data-theme={theme.defaultValue} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the package's own script. */}
        <script dangerouslySetInnerHTML={{ __html: preferencesScript([theme]) }} />
      </head>
      <body>
        <Frame>{children}</Frame>
      </body>
    </html>
  );
}
