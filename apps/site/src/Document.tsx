import { defaultView, promotionDays } from '@agency/pricing-data';
import { type ReactNode, Suspense } from 'react';
import { language } from './content/metadata.ts';
import { ErrorBoundary } from './error-boundary/ErrorBoundary.tsx';
import { htmlProps } from './htmlAttributes.ts';
import { themePreference } from './preferences.ts';

interface DocumentProps {
  /** Whether the prerendered page has a bottom bar, for which `html` then reserves room. */
  bottomBar?: boolean | undefined;
  children: ReactNode;
}

/**
 * The whole document is one React tree. Before React hydrates it, the inline script in `head` (added
 * by the build) sets attributes of `html`: hence `suppressHydrationWarning`. `Suspense` preserves
 * them: after a hydration mismatch React rerenders only what is inside `body`.
 */
export function Document({ bottomBar, children }: DocumentProps) {
  return (
    <html
      lang={language}
      {...htmlProps({
        view: defaultView,
        theme: themePreference.defaultValue,
        siteHeader: '',
        viewBar: '',
        bottomBar: bottomBar ? '' : undefined,
        promotionDays: promotionDays().join(' ') || undefined,
      })}
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
