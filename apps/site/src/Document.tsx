import { defaultView } from '@agency/pricing-data';
import { type ReactNode, Suspense } from 'react';
import { language } from './content/siteMetadata.ts';
import { ErrorBoundary } from './error-boundary/ErrorBoundary.tsx';
import { htmlProps } from './htmlAttributes.ts';
import { themePreference } from './preferences.ts';

interface DocumentProps {
  /** The name of the prerendered page. */
  page?: string | undefined;
  /** Whether the prerendered page has a bottom bar, for which `html` reserves room. */
  bottomBar?: boolean | undefined;
  /** The prerendered page's `promotionEnds` attribute (htmlAttributes.ts). */
  promotionEnds?: string | undefined;
  children: ReactNode;
}

/**
 * The whole document, as one React tree. It has `suppressHydrationWarning`, because the inline
 * script sets attributes of `html` before React hydrates it. `Suspense` preserves the attributes:
 * after a hydration mismatch, React rerenders only the content of `body`.
 */
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
