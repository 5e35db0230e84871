import { endOf } from '@agency/pricing-data';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from './App.tsx';
import { callToAction } from './content/siteLayout.ts';
import { Document } from './Document.tsx';
import { type PageName, pages, routes } from './pages/registry.ts';
import { promotionDays } from './promotions/promotions.ts';
import { siteConfig } from './siteConfig.ts';

export { assertCatalogue, catalogue, pricesAsOf } from '@agency/pricing-data';
export { webFont } from '@agency/ui/theme';
export { language, siteTitle } from './content/siteMetadata.ts';
export { headlineFont, headlineType } from './headlineFont.ts';
export { darkColors, lightColors } from './hexColors.ts';
export { artwork } from './logo/artwork.ts';
export { home, pageNames, routes } from './pages/registry.ts';
export { ogImageSources } from './seo/og-image/ogImageSources.tsx';
export { ogImageSize, ogImages } from './seo/PageMeta.tsx';
export { structuredData } from './seo/structuredData.ts';

/** All text in the headline font. */
export const headlines = [
  ...Object.values(pages).map(({ heading }) => heading),
  callToAction.heading,
].join('');

/** @throws the first error in a component, whereas React by default leaves the failed part to the client. */
export async function renderPage(page: PageName): Promise<string> {
  const ends = Array.from(promotionDays(), (day) => endOf(day));
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <Document
      page={page}
      bottomBar={pages[page].bottomBar}
      promotionEnds={ends.join(' ') || undefined}
    >
      <StaticRouter basename={siteConfig.basePath} location={siteConfig.basePath + routes[page]}>
        <App />
      </StaticRouter>
    </Document>,
    {
      // Keeps large parts in place: by default, React streams them last, and a script moves them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // Collects errors: throwing here would end the process of `pnpm dev`.
      onError: (error) => void errors.push(error),
    },
  );
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
}
