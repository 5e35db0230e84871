import './app.css';
import { type LinkProps, LinkProvider, preHydrationScript, ToastProvider } from '@agency/ui';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Link as RouterLink, Scripts, ScrollRestoration } from 'react-router';
import { preferences } from './preferences.ts';

/** Restores choices before the first paint. The policy in `entry.server.tsx` allows this script. */
export const script = preHydrationScript(Object.values(preferences));

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The script adds attributes before React hydrates; the two attributes here reserve room for the bars.
    <html lang="en" data-site-header data-view-bar suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the package's own script. */}
        <script dangerouslySetInnerHTML={{ __html: script }} />
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Renders links within the page as plain anchors, which keep the URL's query. */
const OwnLink = ({ href, ...rest }: LinkProps) =>
  href.startsWith('#') ? <a href={href} {...rest} /> : <RouterLink to={href} {...rest} />;

export default function Root() {
  return (
    <LinkProvider component={OwnLink}>
      <ToastProvider>
        <Outlet />
      </ToastProvider>
    </LinkProvider>
  );
}
