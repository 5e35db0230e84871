import type { Catalogue } from './catalogue.ts';
import type { TierKey } from './marketingTiers.ts';
import { amountOf, isPrice, parsePrice } from './price.ts';
import { show } from './show.ts';
import { type Audience, audiences, type View, views } from './views.ts';

/** A value with every part optional. */
export type Partly<Value> = Value extends readonly (infer Entry)[]
  ? readonly (Partly<Entry> | undefined)[]
  : Value extends object
    ? { readonly [Key in keyof Value]?: Partly<Value[Key]> }
    : Value;

/** Describes a problem: the path, what was expected, and the value. */
export const problem = (path: string, expected: string, value: unknown): string =>
  `${path}: expected ${expected}, ${value === undefined ? 'found none' : `received ${show(value)}`}`;

/**
 * Every inconsistency between the fields of a catalogue, whether its promotions last or are over.
 *
 * @param catalogue the parts that the schema accepted; rejected parts are missing
 */
export function brokenInvariants(catalogue: Partly<Catalogue>): ReadonlySet<string> {
  const withPrices = (key: 'was' | 'price') =>
    JSON.parse(JSON.stringify(catalogue), (_, value) =>
      value?.was && value.until ? value[key] : value,
    ) as Partly<Catalogue>;
  return new Set([...inconsistencies(withPrices('was')), ...inconsistencies(withPrices('price'))]);
}

function* inconsistencies(catalogue: Partly<Catalogue>): Generator<string> {
  const tiers = (catalogue.tiers ?? []).map((tier) => tier?.key);
  for (const view of views) {
    yield* bundleProblems(`bundles.${view}`, tiers, catalogue.bundles?.[view]);
  }
  for (const [page, offers] of Object.entries(catalogue.pageOffers ?? {})) {
    for (const view of views) yield* offerProblems(`pageOffers.${page}.${view}`, offers?.[view]);
  }
  yield* notUnique(placed('tiers', catalogue.tiers), 'key');
  yield* noteProblems(catalogue);
  yield* marketingPriceProblems(tiers.toReversed(), catalogue.prices);
}

function* bundleProblems(
  path: string,
  tiers: readonly (string | undefined)[],
  list?: Partly<Catalogue['bundles'][View]>,
) {
  const bundles = placed(path, list);
  // A custom bundle may have any list of deliverables, also an empty one.
  const levels = bundles.filter(({ level }) => typeof level === 'number');
  yield* notUnique(bundles, 'id');
  for (const { at, id } of bundles) {
    if (!tiers.includes(id)) continue;
    yield problem(`${at}.id`, "an id that is not a tier's key, as both are link targets", id);
  }
  yield* notUnique(levels, 'level');

  const lists = levels.flatMap(({ at, deliverables }) =>
    deliverables ? { at: `${at}.deliverables`, lines: deliverables.length } : [],
  );
  for (const { at, lines } of lists) {
    const wanted = `${lists[0]?.lines || 'some'} lines, to line up with ${lists[0]?.at}`;
    if (lines === 0 || lines !== lists[0]?.lines) yield problem(at, wanted, lines);
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

function* offerProblems(path: string, list?: Partly<Catalogue['pageOffers'][string][View]>) {
  const offers = placed(path, list);
  yield* notUnique(offers, 'id');
  const rows = offers
    .map(({ at, prices }) => placed(`${at}.prices`, prices))
    .map((prices) => prices.map(({ at, price }) => placedPrice(`${at}.price`, price)))
    .reverse();
  for (const index of rows[0]?.keys() ?? [])
    yield* outOfOrder(rows.flatMap((row) => row[index] ?? []));
}

function* noteProblems({ groups, footnotes }: Partly<Catalogue>) {
  const placedGroups = placed('groups', groups);
  const items = placedGroups.flatMap(({ at, items }) => placed(`${at}.items`, items));
  const notes = placed('footnotes', footnotes);
  for (const list of [placedGroups, items, notes]) yield* notUnique(list, 'id');
  const known = notes.map(({ id }) => show(id)).join(', ') || 'there are none';
  for (const { at, noteId } of footnotes ? items : []) {
    if (noteId === undefined || notes.some(({ id }) => id === noteId)) continue;
    yield problem(`${at}.noteId`, `a footnote's id (${known})`, noteId);
  }
  for (const { at, id } of groups ? notes : []) {
    if (id === undefined || items.some(({ noteId }) => noteId === id)) continue;
    yield problem(`${at}.id`, `an item whose noteId is ${show(id)}`, undefined);
  }
}

/** @param tiers the keys, lowest first */
function* marketingPriceProblems(
  tiers: readonly (TierKey | undefined)[],
  prices: Partly<Catalogue['prices']> = {},
) {
  for (const audience of audiences) {
    const offered = Object.values(prices[audience] ?? {});
    if (offered.length === 0 || offered.some((price) => price !== null)) continue;
    yield problem(`prices.${audience}`, 'a price for at least one tier', undefined);
  }
  const keys = tiers.filter((tier) => tier !== undefined);
  const amountOf = (audience: Audience, tier: TierKey) =>
    placedPrice(`prices.${audience}.${tier}`, prices[audience]?.[tier]);
  for (const audience of audiences) yield* outOfOrder(keys.map((tier) => amountOf(audience, tier)));
  const fromLowest = audiences.toReversed();
  for (const tier of keys) yield* outOfOrder(fromLowest.map((it) => amountOf(it, tier)));
}

/** Quotes and missing prices have no amount to compare. */
const placedPrice = (path: string, price: unknown) => {
  return { path, price, amount: Number(isPrice(price) ? amountOf(parsePrice(price)) : undefined) };
};

/** Yields each amount that is less than the one before it. */
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
    if (value === undefined || first === index) continue;
    yield `${at}.${key}: expected a unique value, but ${entries[first]?.at}.${key} is ${show(value)} too`;
  }
}

/** Adds each entry's path to it. */
const placed = <Entry extends object>(path: string, list: readonly (Entry | undefined)[] = []) =>
  list.flatMap((entry, index) => (entry ? [{ ...entry, at: `${path}[${index}]` }] : []));

const pairsOf = <Entry>(list: readonly Entry[]) =>
  list.slice(1).map((next, index) => [list[index] as Entry, next] as const);
