import { views } from '@agency/pricing-data';
import type { Page, PageInMarkdown } from '../src/pages/Page.ts';
import { type PagePath, routes } from '../src/routes.ts';

/** What a page's folder exports, for scripts and tests, which have no `import.meta.glob`. */
export const importPage = (path: PagePath): Promise<{ page: Page; inMarkdown: PageInMarkdown }> =>
  import(/* @vite-ignore */ new URL(`../src/pages${path}/page.ts`, import.meta.url).href);

/** The pages whose offers are in the catalogue's own price list. */
const inCatalogue: readonly string[] = [routes.podcasting, routes.digitalMarketing];

/** The price list's lines about the offers of all other pages; '' if there are none. */
export async function furtherOffers(): Promise<string> {
  const paths = Object.values(routes).filter((path) => !inCatalogue.includes(path));
  const pages = await Promise.all(paths.map(importPage));
  return pages
    .flatMap(({ page }) =>
      views.flatMap((view) => page.offers(view).map((offer) => statements(page, view, offer))),
    )
    .join('');
}

function statements(
  { heading, words }: Page,
  view: (typeof views)[number],
  { name, featured, prices, items = [], turnaround, note }: ReturnType<Page['offers']>[number],
): string {
  const lines = [
    ...(featured ? ['badge: Popular'] : []),
    ...prices.map(({ quantity = 'price', price }) => `${quantity}: ${price}`),
    ...(turnaround ? [`turnaround: ${turnaround}`] : []),
    ...(note ? [`note: ${note}`] : []),
    ...items.map(({ text, included }, line) => `item ${line + 1}: ${included ? '✓' : '✗'} ${text}`),
  ];
  const offer = `${heading}, ${name}, ${words[view].name}`;
  return `\n${lines.map((line) => `${offer}, ${line}\n`).join('')}`;
}
