import type { Catalogue } from './catalogue.ts';
import type { TierKey } from './marketingTiers.ts';
import type { PageOffer } from './pageOffers.ts';
import type { PodcastBundleData } from './podcastBundles.ts';
import { amountIn, type Price, type ReducedPrice } from './price.ts';
import { problem, show } from './problem.ts';
import { type Audience, audiences, views } from './views.ts';

/** Returns every inconsistency between a catalogue's fields, during promotions and after them. */
export function brokenInvariants(catalogue: Catalogue): ReadonlySet<string> {
  const withPrices = (key: 'was' | 'price') =>
    JSON.parse(JSON.stringify(catalogue), (_, value) => value?.[value.until && key] ?? value);
  return new Set([...inconsistencies(withPrices('was')), ...inconsistencies(withPrices('price'))]);
}

function* inconsistencies(catalogue: Catalogue) {
  const { bundles, tiers, prices, pageOffers } = catalogue;
  for (const view of views) yield* bundleProblems(`bundles.${view}`, bundles[view]);
  for (const [page, offers] of Object.entries(pageOffers)) {
    for (const view of views) yield* offerProblems(`pageOffers.${page}.${view}`, offers[view]);
  }
  yield* notUnique(placed('tiers', tiers), 'key');
  yield* noteProblems(catalogue);
  yield* marketingPriceProblems(tiers.map(({ key }) => key).reverse(), prices);
}

function* bundleProblems(path: string, list: readonly PodcastBundleData<string>[]) {
  const bundles = placed(path, list);
  // A custom bundle may have any list of deliverables, even an empty one.
  const levels = bundles.filter(({ level }) => level !== 'Custom');
  yield* notUnique(bundles, 'id');
  yield* notUnique(levels, 'level');

  const [first] = levels;
  const lines = first?.deliverables.length || 'some';
  for (const { at, deliverables } of levels) {
    if (deliverables.length === lines) continue;
    const wanted = `${lines} lines, to line up with ${first?.at}.deliverables`;
    yield problem(`${at}.deliverables`, wanted, deliverables.length);
  }

  const amountsOf = ({ at: bundle, prices }: (typeof bundles)[number]) =>
    placed(`${bundle}.prices`, prices).map(({ at, episodes, price }) => {
      return { ...placedPrice(`${at}.price`, price), at, episodes: Number(episodes) };
    });
  for (const [fewer, more] of bundles.flatMap((bundle) => pairsOf(amountsOf(bundle)))) {
    const times = more.episodes / fewer.episodes;
    const one = `${show(fewer.price)} at ${fewer.path}`;
    if (times <= 1) {
      const wanted = `more than the ${fewer.episodes} before it`;
      yield problem(`${more.at}.episodes`, wanted, more.episodes);
    } else if (more.amount <= fewer.amount) {
      yield problem(more.path, `more than ${one}`, more.price);
    } else if (more.amount > times * fewer.amount) {
      yield problem(more.path, `at most ${times} times ${one}`, more.price);
    }
  }
  const byLevel = levels.sort((a, b) => Number(a.level) - Number(b.level)).flatMap(amountsOf);
  for (const count of new Set(byLevel.map(({ episodes }) => episodes))) {
    yield* outOfOrder(byLevel.filter(({ episodes }) => episodes === count));
  }
}

function* offerProblems(path: string, list: readonly PageOffer<Price | ReducedPrice>[]) {
  const offers = placed(path, list);
  yield* notUnique(offers, 'id');
  const rows = offers
    .map(({ at, prices }) => placed(`${at}.prices`, prices))
    .map((prices) => prices.map(({ at, price }) => placedPrice(`${at}.price`, price)))
    .reverse();
  for (const index of rows[0]?.keys() ?? [])
    yield* outOfOrder(rows.flatMap((row) => row[index] ?? []));
}

function* noteProblems({ groups, footnotes, pageOffers }: Catalogue) {
  const placedGroups = placed('groups', groups);
  const items = placedGroups.flatMap(({ at, items }) => placed(`${at}.items`, items));
  const notes = placed('footnotes', footnotes);
  for (const list of [placedGroups, items, notes]) yield* notUnique(list, 'id');
  const offers = Object.values(pageOffers).flatMap((ofViews) => Object.values(ofViews).flat());
  for (const { at, id } of notes) {
    if ([...items, ...offers].some(({ noteId }) => noteId === id)) continue;
    yield problem(`${at}.id`, `an item or an offer whose noteId is ${show(id)}`, undefined);
  }
}

/** @param tiers the keys, lowest first */
function* marketingPriceProblems(tiers: readonly TierKey[], prices: Catalogue['prices']) {
  for (const audience of audiences) {
    if (Object.values(prices[audience]).some((price) => price !== null)) continue;
    yield problem(`prices.${audience}`, 'a price for at least one tier', undefined);
  }
  const priceOf = (audience: Audience, tier: TierKey) =>
    placedPrice(`prices.${audience}.${tier}`, prices[audience][tier]);
  const fromLowest = audiences.toReversed();
  for (const audience of audiences) yield* outOfOrder(tiers.map((tier) => priceOf(audience, tier)));
  for (const tier of tiers)
    yield* outOfOrder(fromLowest.map((audience) => priceOf(audience, tier)));
}

const placedPrice = (path: string, price: unknown) => ({ path, price, amount: amountIn(price) });

function* outOfOrder(amounts: ReturnType<typeof placedPrice>[]) {
  const comparable = amounts.filter(({ amount }) => !Number.isNaN(amount));
  for (const [lower, { path, price, amount }] of pairsOf(comparable)) {
    if (amount < lower.amount) {
      yield problem(path, `no less than ${show(lower.price)} at ${lower.path}`, price);
    }
  }
}

function* notUnique<Key extends 'id' | 'key' | 'level'>(
  entries: readonly ({ at: string } & { readonly [K in Key]?: unknown })[],
  key: Key,
) {
  for (const [index, { at, [key]: value }] of entries.entries()) {
    const first = entries.findIndex((entry) => entry[key] === value);
    if (first === index) continue;
    yield `${at}.${key}: expected a unique value, but ${entries[first]?.at}.${key} is ${show(value)} too`;
  }
}

const placed = <Entry extends object>(path: string, list: readonly Entry[]) =>
  list.map((entry, index) => ({ ...entry, at: `${path}[${index}]` }));

const pairsOf = <Entry>(list: readonly Entry[]) =>
  list.slice(1).map((next, index) => [list[index] as Entry, next] as const);
