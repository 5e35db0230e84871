import type { Catalogue } from './catalogue.ts';
import { marketingTiers } from './marketingTiers.ts';
import { monthlyRand } from './monthlyRand.ts';
import { show } from './show.ts';
import { audiences, views } from './views.ts';

/** A value of which any part may be missing. */
export type Partly<Value> = Value extends readonly (infer Entry)[]
  ? readonly (Partly<Entry> | undefined)[]
  : Value extends object
    ? { readonly [Key in keyof Value]?: Partly<Value[Key]> }
    : Value;

type Bundles = Partly<Catalogue['bundles']['brand']>;

interface Amount {
  path: string;
  price: string | undefined;
}

/** What was expected at a path, and what is there. */
export const problem = (path: string, expected: string, value: unknown): string =>
  `${path}: expected ${expected}, ${value === undefined ? 'found none' : `received ${show(value)}`}`;

/**
 * Every way in which the fields of a catalogue do not agree.
 *
 * @param catalogue what the schema found right: what it refused is missing
 */
export function* brokenInvariants(catalogue: Partly<Catalogue>): Generator<string> {
  for (const view of views) yield* bundleProblems(`bundles.${view}`, catalogue.bundles?.[view]);
  yield* noteProblems(catalogue);
  yield* marketingPriceProblems(catalogue.prices);
}

function* bundleProblems(path: string, list?: Bundles) {
  const bundles = placed(path, list);
  // A custom bundle promises nothing in advance: its list may be empty, and lines up with none.
  const levels = bundles.filter(({ level }) => typeof level === 'number');
  yield* notUnique(bundles, 'id');
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
      return { at, path: `${at}.price`, price, episodes: Number(episodes) };
    });
  for (const [fewer, more] of bundles.flatMap((bundle) => pairsOf(amountsOf(bundle)))) {
    const times = more.episodes / fewer.episodes;
    if (times <= 1) {
      const wanted = `more than the ${fewer.episodes} before it`;
      yield problem(`${more.at}.episodes`, wanted, more.episodes);
    } else {
      yield* notAbove(fewer, more);
      if (Number.isFinite(rand(more)) && rand(more) > times * rand(fewer)) {
        const wanted = `at most ${times} times ${show(fewer.price)} at ${fewer.path}`;
        yield problem(more.path, wanted, more.price);
      }
    }
  }
  const byLevel = levels.sort((a, b) => Number(a.level) - Number(b.level)).flatMap(amountsOf);
  for (const count of new Set(byLevel.map(({ episodes }) => episodes))) {
    const amounts = byLevel.filter(({ episodes }) => episodes === count);
    for (const [lower, higher] of pairsOf(amounts)) yield* notAbove(lower, higher);
  }
}

function* noteProblems({ groups, footnotes }: Partly<Catalogue>) {
  const items = placed('groups', groups).flatMap((group) =>
    placed(`${group.at}.items`, group.items),
  );
  const notes = placed('footnotes', footnotes);
  yield* notUnique(placed('groups', groups), 'id');
  yield* notUnique(items, 'id');
  yield* notUnique(notes, 'id');
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

function* marketingPriceProblems(prices: Partly<Catalogue['prices']> = {}) {
  const lowestFirst = marketingTiers.map(({ key }) => key).reverse();
  const amountOf = (audience: (typeof audiences)[number], key: (typeof lowestFirst)[number]) => ({
    path: `prices.${audience}.${key}`,
    price: prices[audience]?.[key],
  });
  for (const audience of audiences) {
    const amounts = lowestFirst.map((key) => amountOf(audience, key));
    for (const [lower, higher] of pairsOf(amounts)) yield* notAbove(lower, higher);
  }
  for (const key of lowestFirst) {
    const [enterprise, sme] = [amountOf('enterprise', key), amountOf('sme', key)];
    if (rand(sme) === Infinity || !(rand(enterprise) < rand(sme))) continue;
    yield problem(
      enterprise.path,
      `no less than ${show(sme.price)} at ${sme.path}`,
      enterprise.price,
    );
  }
}

/** A quote is above every price; what is missing is neither above nor below anything. */
const rand = ({ price }: Amount): number =>
  price === undefined ? Number.NaN : (monthlyRand(price) ?? Infinity);

function* notAbove(lower: Amount, higher: Amount) {
  if (rand(higher) === Infinity || !(rand(higher) <= rand(lower))) return;
  yield problem(higher.path, `more than ${show(lower.price)} at ${lower.path}`, higher.price);
}

function* notUnique<Key extends string>(
  entries: readonly ({ at: string } & { readonly [K in Key]?: unknown })[],
  key: Key,
) {
  for (const [index, { at, [key]: value }] of entries.entries()) {
    const first = entries.findIndex((entry) => entry[key] === value);
    if (value === undefined || first === index) continue;
    yield `${at}.${key}: expected one of its own, but ${entries[first]?.at}.${key} is ${show(value)} too`;
  }
}

/** A list's entries, each with where it is. */
const placed = <Entry extends object>(path: string, list: readonly (Entry | undefined)[] = []) =>
  list.flatMap((entry, index) => (entry ? [{ ...entry, at: `${path}[${index}]` }] : []));

const pairsOf = <Entry>(list: readonly Entry[]) =>
  list.slice(1).map((next, index) => [list[index] as Entry, next] as const);
