import '@agency/ui/styles.css';
import './brand.css';
import { preferencesScript } from '@agency/ui';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Links } from './Links.tsx';
import { preferences } from './preferences.ts';
import { Shell } from './Shell.tsx';

export const metadata: Metadata = {
  title: 'Northlight: podcast packages',
  description: 'Podcasts, from the studio under the roof.',
};

const script = preferencesScript(Object.values(preferences));

export default function Layout({ children }: { children: ReactNode }) {
  return (
    // The script sets these attributes before React hydrates.
    <html lang="en" data-theme="light" data-view="brand" suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the package's own script. */}
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </head>
      <body>
        <Links>
          <Shell>{children}</Shell>
        </Links>
      </body>
    </html>
  );
}
