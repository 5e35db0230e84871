import '@agency/ui/styles.css';
import './brand.css';
import { preHydrationScript } from '@agency/ui';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { Links } from './Links.tsx';
import { preferences } from './preferences.ts';
import { Shell } from './Shell.tsx';

export const metadata: Metadata = {
  title: 'Northlight: podcast packages',
  description: 'Podcasts, from the studio under the roof.',
};

const script = preHydrationScript(Object.values(preferences));

export default async function Layout({ children }: { children: ReactNode }) {
  // `proxy.ts` sets the nonce. Reading it makes Next render the page for each request, as a nonce requires.
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    // The script may change the data attributes before React hydrates.
    <html lang="en" data-theme="light" data-view="brand" suppressHydrationWarning>
      <head>
        <script
          nonce={nonce}
          // Browsers hide the nonce from scripts, so React finds a different value when it hydrates.
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the package's own script.
          dangerouslySetInnerHTML={{ __html: script }}
        />
      </head>
      <body>
        <Links>
          <Shell>{children}</Shell>
        </Links>
      </body>
    </html>
  );
}
