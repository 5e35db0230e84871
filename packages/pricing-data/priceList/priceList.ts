import { join } from 'node:path';
import {
  type Audience,
  audienceFor,
  catalogue,
  contractMonths,
  footnoteNumber,
  isQuote,
  type MarketingTier,
  marketingPrice,
  type NoteId,
  type ParsedPrice,
  type PodcastBundle,
  pageOffersFor,
  podcastBundlesFor,
  recordingMinutes,
  recordingSlotHours,
  type View,
  views,
} from '../src/index.ts';
import { amountIn, isPrice } from '../src/price.ts';

export const priceListFile = join(import.meta.dirname, '../price-list.txt');

const nameOf = (key: View | Audience): string =>
  /^sme$/.test(key) ? 'SME' : key.charAt(0).toUpperCase() + key.slice(1);

/** Renders the catalogue as visitors read it: offer by offer, one fact per line. */
export function renderPriceList(asOf: string = catalogue.pricesAsOf): string {
  const offers = [
    ['The price list, written by pnpm accept. Do not edit.'],
    ...views.flatMap((view) => podcastBundlesFor(view).map((bundle) => ofBundle(view, bundle))),
    ...catalogue.tiers.map(ofTier),
    ...Object.keys(catalogue.pageOffers).flatMap((page) => views.map((view) => ofPage(page, view))),
    catalogue.footnotes.map(({ id, text }) => `Note ${footnoteNumber(id)}: ${text}`),
    [
      `Prices as of: ${asOf}`,
      ...Object.entries(contractMonths).map(
        ([kind, months]) => `Contract, ${kind}: ${months} months`,
      ),
      `Recording: up to ${recordingMinutes} minutes`,
      `Slot: ${recordingSlotHours} hours`,
    ],
  ];
  return offers.map((lines) => `${lines.join('\n')}\n`).join('\n');
}

function linesOf(name: string, price: ParsedPrice): string[] {
  if (isQuote(price)) return [`${name}: ${price}`];
  const { text, reduced } = price;
  return [
    `${name}: ${text}`,
    ...(reduced ? [`${name}, until ${reduced.until}: ${reduced.price.text}`] : []),
  ];
}

const ofPage = (page: string, view: View): string[] =>
  pageOffersFor(page, view).flatMap(({ name, noteId, prices }) =>
    prices.flatMap(({ quantity, price }) =>
      linesOf(
        [page, name + referenceTo(noteId), nameOf(view), quantity].filter(Boolean).join(', '),
        price,
      ),
    ),
  );

const referenceTo = (noteId?: NoteId) => (noteId ? ` [${footnoteNumber(noteId)}]` : '');

function ofBundle(view: View, { tier, level, ...bundle }: PodcastBundle): string[] {
  const statements = [
    ...(bundle.featured ? ['badge: Popular'] : []),
    ...bundle.prices.flatMap(({ episodes, price }) =>
      linesOf(`${episodes} episode${episodes === 1 ? '' : 's'} per month`, price),
    ),
    `turnaround: ${bundle.turnaround}`,
    ...(bundle.note ? [`note: ${bundle.note}`] : []),
    ...bundle.deliverables.map(
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
        const name = item.label + referenceTo(item.noteId);
        return `${group.label}, ${name}: ${item.values[key] ?? '–'}`;
      }),
    ),
  ];
  return statements.map((statement) => `${label}, ${statement}`);
}

export interface Change {
  /** The change in words: 'Silver, Enterprise: R1,000 → R1,100, +10 %'. */
  text: string;
  /** The absolute change as a fraction of the old price; 0 unless both prices have amounts. */
  share: number;
  ofPrice: boolean;
}

export function comparePriceLists(before: string, after: string): Change[] {
  const [old, now] = [statements(before), statements(after)];
  const changes = [...new Set([...old.keys(), ...now.keys()])].flatMap((name) => {
    const [from, to] = [old.get(name), now.get(name)];
    if (from === to) return [];
    const ofPrice = isPrice(from) || isPrice(to);
    if (from === undefined) return { text: `${name}: new, ${to}`, share: 0, ofPrice };
    if (to === undefined) return { text: `${name}: gone, was ${from}`, share: 0, ofPrice };
    const share = amountIn(to) / amountIn(from) - 1;
    if (Number.isNaN(share)) return { text: `${name}: ${from} → ${to}`, share: 0, ofPrice };
    const percent = `${share < 0 ? '−' : '+'}${Math.round(Math.abs(share) * 100)} %`;
    return { text: `${name}: ${from} → ${to}, ${percent}`, share: Math.abs(share), ofPrice };
  });
  return changes.length === 0 && before !== after
    ? [{ text: 'The order of the price list changed.', share: 0, ofPrice: false }]
    : changes;
}

export const listOf = (changes: readonly Change[]): string =>
  changes.map(({ text }) => `- ${text}\n`).join('');

/** Maps each line's name, before the colon, to its value. */
const statements = (list: string) =>
  new Map(
    Array.from(list.matchAll(/^(.+?): (.+)$/gm), ([, name = '', value = '']) => [name, value]),
  );

/** Returns a list's prices in the list's order, one per line. */
export const pricesIn = (list: string): string =>
  [...statements(list).values()].filter(isPrice).join('\n');
