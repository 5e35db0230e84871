import { preferencesScript } from '@agency/ui';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from './App.tsx';
import { Document } from './Document.tsx';
import { ServedPageContent } from './pages/ServedPageContent.tsx';
import { preferences } from './preferences.ts';
import type { PagePath } from './routes.ts';
import './styles.ts';

export { deepLinkScript } from './deepLinks/deepLinkScript.ts';
export { startScript } from './inline/hydrateOnIntent.ts';
export { printDateScript } from './inline/printDate.ts';
export { themeColorScript } from './inline/themeColor.ts';
export { fontScript } from './inline/webFont.ts';
export { home, routes } from './routes.ts';
export { structuredData } from './seo/structuredData.ts';

/** The inline script that restores the preferences before the first paint. */
export const prePaintScript = (): string => preferencesScript(preferences);

/** A page's whole document as HTML, both views in it. */
export async function renderPage(path: PagePath): Promise<string> {
  const { prelude } = await prerender(
    <Document>
      <StaticRouter location={path}>
        <App content={ServedPageContent} />
      </StaticRouter>
    </Document>,
    {
      // A page that React could only render in part is no page.
      onError(error) {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}
