import { views } from '@agency/pricing-data';
import type { Page } from '../src/pages/Page.ts';
import { routes } from '../src/routes.ts';
import { importPage } from './importPage.ts';

/** The pages whose offers the catalogue's own price list has. */
const inCatalogue: readonly string[] = [routes.podcasting, routes.digitalMarketing];

/** What the price list says of all other pages' offers: one statement a line, '' if there are none. */
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
