import { defaultView } from '@agency/pricing-data';
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary/ErrorBoundary.tsx';
import { themePreference } from './views/preferences.ts';

/**
 * The whole document is one React tree. The inline script in `head` (added by the build) changes
 * the attributes of `html` before React hydrates, which is meant to be. The `Suspense` keeps them:
 * where the page is not as React expects it, only what is inside `body` is rendered anew.
 */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en-ZA"
      data-view={defaultView}
      data-theme={themePreference.defaultValue}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      </head>
      <body>
        <Suspense>
          <ErrorBoundary>{children}</ErrorBoundary>
        </Suspense>
      </body>
    </html>
  );
}
