import { defaultView } from '@agency/pricing-data';
import { type ReactNode, Suspense } from 'react';
import { language } from './content/siteMetadata.ts';
import { ErrorBoundary } from './error-boundary/ErrorBoundary.tsx';
import { htmlProps } from './htmlAttributes.ts';
import { themePreference } from './preferences.ts';

interface DocumentProps {
  page?: string | undefined;
  bottomBar?: boolean | undefined;
  promotionEnds?: string | undefined;
  children: ReactNode;
}

/** The whole HTML document of a page. */
export function Document({ page, bottomBar, promotionEnds, children }: DocumentProps) {
  return (
    <html
      lang={language}
      {...htmlProps({
        page,
        view: defaultView,
        theme: themePreference.defaultValue,
        siteHeader: '',
        viewBar: '',
        bottomBar: bottomBar ? '' : undefined,
        promotionEnds,
      })}
      // The inline script sets attributes of `html` before hydration.
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      </head>
      <body>
        {/* `Suspense` confines the rerender after a hydration mismatch to `body`; `html` keeps its attributes. */}
        <Suspense>
          <ErrorBoundary>{children}</ErrorBoundary>
        </Suspense>
      </body>
    </html>
  );
}
