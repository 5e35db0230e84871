import { defaultView } from '@agency/pricing-data';
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary/ErrorBoundary.tsx';
import { themePreference } from './views/preferences.ts';

/**
 * The whole document is one React tree. Before React hydrates it, the inline script in `head` (added
 * by the build) sets attributes of `html`: hence `suppressHydrationWarning`. `Suspense` preserves
 * them: after a hydration mismatch React rerenders only what is inside `body`.
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
