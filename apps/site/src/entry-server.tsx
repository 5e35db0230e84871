import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from './App.tsx';
import { Document } from './Document.tsx';
import type { PagePath } from './routes.ts';
import './styles.css.ts';

export { home, routes } from './routes.ts';
export { structuredData } from './seo/structuredData.ts';

/** A page's whole document as HTML, both views in it. */
export async function renderPage(path: PagePath): Promise<string> {
  const { prelude } = await prerender(
    <Document>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </Document>,
    {
      // All of a page where it belongs: large parts would otherwise come last, for a script to move.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // A page that React could only render in part is no page.
      onError(error) {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}
