import { join } from 'node:path';
import {
  type Audience,
  audienceFor,
  catalogue,
  contractMonths,
  deliverableItem,
  footnoteNumber,
  isQuote,
  type MarketingTier,
  marketingPrice,
  type ParsedPrice,
  type PodcastBundle,
  pageOffersFor,
  podcastBundlesFor,
  recordingMinutes,
  recordingSlotHours,
  type View,
  views,
} from '../src/index.ts';

/** The recorded price list, which `pnpm accept` writes. */
export const priceListFile = join(import.meta.dirname, '../price-list.txt');

/** A view's or an audience's name in the list: 'Brand', 'SME'. */
const nameOf = (key: View | Audience): string =>
  /^sme$/.test(key) ? 'SME' : key.charAt(0).toUpperCase() + key.slice(1);

/** Renders the catalogue as visitors read it, offer by offer, one fact a line. */
export function renderPriceList(asOf: string = catalogue.pricesAsOf): string {
  const offers = [
    ['The price list, written by pnpm accept. Do not edit.'],
    ...views.flatMap((view) => podcastBundlesFor(view).map((bundle) => ofBundle(view, bundle))),
    ...catalogue.tiers.map(ofTier),
    ...Object.keys(catalogue.pageOffers).flatMap((page) => views.map((view) => ofPage(page, view))),
    catalogue.footnotes.map(({ id, text }) => `Note ${footnoteNumber(id)}: ${text}`),
    [
      `Prices as of: ${asOf}`,
      `Podcast contract: ${contractMonths.podcasts} months`,
      `Marketing contract: ${contractMonths.marketing} months`,
      `Recording: up to ${recordingMinutes} minutes`,
      `Slot: ${recordingSlotHours} hours`,
    ],
  ];
  return offers.map((lines) => `${lines.join('\n')}\n`).join('\n');
}

/** A price's line, and that of its promotion. */
function linesOf(name: string, price: ParsedPrice): string[] {
  if (isQuote(price)) return [`${name}: ${price}`];
  const { text, reduced } = price;
  return [
    `${name}: ${text}`,
    ...(reduced ? [`${name}, until ${reduced.until}: ${reduced.price.text}`] : []),
  ];
}

const ofPage = (page: string, view: View): string[] =>
  pageOffersFor(page, view).flatMap(({ name, prices }) =>
    prices.flatMap(({ quantity, price }) =>
      linesOf([name, nameOf(view), quantity].filter(Boolean).join(', '), price),
    ),
  );

function ofBundle(view: View, { tier, level, ...bundle }: PodcastBundle): string[] {
  const statements = [
    ...(bundle.featured ? ['badge: Popular'] : []),
    ...bundle.prices.flatMap(({ episodes, price }) =>
      linesOf(`${episodes} episode${episodes === 1 ? '' : 's'} per month`, price),
    ),
    `turnaround: ${bundle.turnaround}`,
    ...(bundle.note ? [`note: ${bundle.note}`] : []),
    ...bundle.deliverables
      .map(deliverableItem)
      .map(
        ({ text, included }, line) => `deliverable ${line + 1}: ${included ? '✓' : '✗'} ${text}`,
      ),
  ];
  const name = `${tier} ${level === 'Custom' ? level : `Level ${level}`}`.trim();
  return statements.map((statement) => `${name}, ${nameOf(view)}, ${statement}`);
}

function ofTier({ key, label }: MarketingTier): string[] {
  const statements = [
    ...views.flatMap((view) => {
      const price = marketingPrice(key, view);
      return price ? linesOf(nameOf(audienceFor[view]), price) : [];
    }),
    ...catalogue.groups.flatMap((group) =>
      group.items.map((item) => {
        const note = item.noteId ? ` [${footnoteNumber(item.noteId)}]` : '';
        return `${group.label}, ${item.label}${note}: ${item.values[key] ?? '–'}`;
      }),
    ),
  ];
  return statements.map((statement) => `${label}, ${statement}`);
}
