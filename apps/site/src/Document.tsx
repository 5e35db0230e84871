import { defaultView } from '@agency/pricing-data';
import type { ReactNode } from 'react';
import { themePreference } from './preferences.ts';

/**
 * The whole document is one React tree. The inline script in `head` (added by the build) may
 * have changed the attributes of `html` before React arrives, which is meant to be.
 */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en-ZA"
      data-view={defaultView}
      data-theme={themePreference.defaultValue}
      {...scripted()}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      </head>
      <body>{children}</body>
    </html>
  );
}

/**
 * What scripts have put on `html`. Where React has to render the document anew, it starts from an
 * element without attributes: the visitor's choices must come from here.
 */
function scripted(): Record<string, string> {
  if (typeof document === 'undefined') return {};
  const attributes = [...document.documentElement.attributes];
  return Object.fromEntries(
    attributes
      .filter(({ name }) => name.startsWith('data-'))
      .map(({ name, value }) => [name, value]),
  );
}
