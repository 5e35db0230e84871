import type { TierKey } from './marketingTiers.ts';
import { monthlyRand } from './monthlyRand.ts';
import type { TierColour } from './types.ts';
import { audiences, views } from './views.ts';

/** What is wrong with a catalogue: one entry for each problem, with the path it is at. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';
  /** Each as `groups[2].items[3].noteId: expected …, received …`. */
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    super([`The catalogue has ${count}:`, ...problems].join('\n  - '));
    this.problems = problems;
  }
}

/**
 * Checks what the types cannot: unique ids, no dangling or unused footnote, a value or a written
 * absence for each tier, tiers in order, prices that parse and ascend, texts that are not empty,
 * deliverables that line up.
 *
 * Takes anything, so that a broken copy is described rather than crashed on.
 *
 * @throws {CatalogueError} with every problem at once.
 */
export function assertCatalogue(catalogue: unknown): void {
  const problems: string[] = [];
  const report: Report = (path, problem) => problems.push(`${path}: ${problem}`);

  const { bundles, tiers, groups, prices, footnotes } = fields(report, '', catalogue, [
    'bundles',
    'tiers',
    'groups',
    'prices',
    'footnotes',
  ]);
  if (bundles !== undefined) checkBundles(report, bundles);
  if (tiers !== undefined) checkTiers(report, tiers);
  if (groups !== undefined) checkGroups(report, groups, footnotes);
  if (prices !== undefined) checkPrices(report, prices);
  if (footnotes !== undefined) checkFootnotes(report, footnotes, groups);

  if (problems.length > 0) throw new CatalogueError(problems);
}

type Report = (path: string, problem: string) => void;
type Fields<Key extends string = string> = Partial<Record<Key, unknown>>;

/** A price that was read; a quote counts as infinite, as it is above every price. */
interface Amount {
  path: string;
  price: string;
  rand: number;
}

const lowestTierFirst = ['bronze', 'silver', 'gold', 'platinum'] as const satisfies TierKey[];
const colours: readonly TierColour[] = ['platinum', 'gold', 'silver', 'bronze'];

function checkBundles(report: Report, bundles: unknown) {
  const byView = fields(report, 'bundles', bundles, views);
  for (const view of views) {
    if (byView[view] === undefined) continue;
    const path = `bundles.${view}`;
    const ids: Taken = new Map();
    const levels: Taken = new Map();
    // By number of episodes, then by level.
    const amounts = new Map<number, Map<number, Amount>>();
    let firstList: { path: string; length: number } | undefined;

    for (const [at, bundle] of entries(report, path, byView[view])) {
      checkId(report, `${at}.id`, bundle.id, ids);
      if (typeof bundle.tier !== 'string') {
        report(`${at}.tier`, `expected a text, which may be empty, received ${show(bundle.tier)}`);
      }
      checkText(report, `${at}.turnaround`, bundle.turnaround);
      checkBoolean(report, `${at}.featured`, bundle.featured);
      if (bundle.note !== undefined) checkText(report, `${at}.note`, bundle.note);

      const level = checkCount(report, `${at}.level`, bundle.level);
      if (level !== undefined) checkUnique(report, `${at}.level`, level, levels);

      for (const [episodes, amount] of checkBundlePrices(report, `${at}.prices`, bundle.prices)) {
        if (level === undefined) continue;
        const byLevel = amounts.get(episodes) ?? new Map<number, Amount>();
        amounts.set(episodes, byLevel.set(level, amount));
      }

      // A custom bundle promises nothing in advance: its list may be empty, and lines up with none.
      const isCustom = bundle.level === 'Custom';
      const list = `${at}.deliverables`;
      const length = checkDeliverables(report, list, bundle.deliverables, isCustom);
      if (length === undefined || isCustom) continue;
      firstList ??= { path: list, length };
      if (length !== firstList.length) {
        const wanted = `${firstList.length} lines, to line up with ${firstList.path}`;
        report(list, `expected ${wanted}, received ${length}`);
      }
    }

    for (const byLevel of amounts.values()) {
      const ascending = [...byLevel].sort(([a], [b]) => a - b);
      checkAscending(
        report,
        ascending.map(([, amount]) => amount),
      );
    }
  }
}

/** Returns the amounts that could be read, by number of episodes. */
function checkBundlePrices(report: Report, path: string, prices: unknown): Map<number, Amount> {
  const amounts = new Map<number, Amount>();
  let fewer = 0;
  for (const [at, entry] of entries(report, path, prices)) {
    const episodes = checkCount(report, `${at}.episodes`, entry.episodes);
    const amount = checkPrice(report, `${at}.price`, entry.price);
    if (episodes === undefined) continue;
    if (episodes <= fewer) {
      report(`${at}.episodes`, `expected more than the ${fewer} before it, received ${episodes}`);
    } else if (amount !== undefined) {
      amounts.set(episodes, amount);
    }
    fewer = Math.max(fewer, episodes);
  }
  checkAscending(report, [...amounts.values()]);
  return amounts;
}

/** Returns the number of lines, if there is a list. */
function checkDeliverables(report: Report, path: string, list: unknown, mayBeEmpty: boolean) {
  if (!Array.isArray(list) || (list.length === 0 && !mayBeEmpty)) {
    report(path, `expected a list with at least one entry, received ${show(list)}`);
    return undefined;
  }
  for (const [index, deliverable] of list.entries()) {
    const at = `${path}[${index}]`;
    if (isFields(deliverable)) {
      checkText(report, `${at}.text`, deliverable.text);
      checkBoolean(report, `${at}.included`, deliverable.included);
    } else {
      checkText(report, at, deliverable);
    }
  }
  return list.length;
}

function checkTiers(report: Report, tiers: unknown) {
  const expected = lowestTierFirst.toReversed();
  for (const [at, tier, index] of entries(report, 'tiers', tiers)) {
    const key = expected[index];
    if (key === undefined) {
      report(at, `expected ${expected.length} tiers, received another: ${show(tier.key)}`);
    } else if (tier.key !== key) {
      const order = `the order is ${expected.join(', ')}`;
      report(`${at}.key`, `expected ${show(key)} (${order}), received ${show(tier.key)}`);
    }
    checkText(report, `${at}.label`, tier.label);
    if (!(colours as readonly unknown[]).includes(tier.colour)) {
      const names = colours.map(show).join(', ');
      report(`${at}.colour`, `expected one of ${names}, received ${show(tier.colour)}`);
    }
  }
  for (let index = listOf(tiers).length; index < expected.length; index++) {
    report(`tiers[${index}]`, `expected the tier ${show(expected[index])}, found none`);
  }
}

function checkGroups(report: Report, groups: unknown, footnotes: unknown) {
  const noteIds = idsOf(footnotes);
  const groupIds: Taken = new Map();
  const itemIds: Taken = new Map();
  for (const [groupAt, group] of entries(report, 'groups', groups)) {
    checkId(report, `${groupAt}.id`, group.id, groupIds);
    checkText(report, `${groupAt}.label`, group.label);
    for (const [at, item] of entries(report, `${groupAt}.items`, group.items)) {
      checkId(report, `${at}.id`, item.id, itemIds);
      checkText(report, `${at}.label`, item.label);
      if (item.noteId !== undefined && !noteIds.includes(item.noteId)) {
        const known = noteIds.map(show).join(', ') || 'there are none';
        report(
          `${at}.noteId`,
          `expected a footnote's id (${known}), received ${show(item.noteId)}`,
        );
      }
      const absence = 'a text, or null where the tier deliberately does not include the item';
      const values = fields(report, `${at}.values`, item.values, lowestTierFirst, absence);
      for (const tier of lowestTierFirst) {
        const value = values[tier];
        if (value === undefined || value === null) continue;
        checkText(report, `${at}.values.${tier}`, value, absence);
      }
    }
  }
}

function checkPrices(report: Report, prices: unknown) {
  const byAudience = fields(report, 'prices', prices, audiences);
  for (const audience of audiences) {
    if (byAudience[audience] === undefined) continue;
    const path = `prices.${audience}`;
    const byTier = fields(report, path, byAudience[audience], lowestTierFirst, 'a price');
    const amounts = lowestTierFirst
      .filter((tier) => byTier[tier] !== undefined)
      .map((tier) => checkPrice(report, `${path}.${tier}`, byTier[tier]));
    checkAscending(
      report,
      amounts.filter((amount) => amount !== undefined),
    );
  }
}

function checkFootnotes(report: Report, footnotes: unknown, groups: unknown) {
  const used = listOf(groups)
    .flatMap((group) => (isFields(group) ? listOf(group.items) : []))
    .map((item) => (isFields(item) ? item.noteId : undefined));
  const ids: Taken = new Map();
  for (const [at, footnote] of entries(report, 'footnotes', footnotes, 'may be empty')) {
    checkId(report, `${at}.id`, footnote.id, ids);
    checkText(report, `${at}.text`, footnote.text);
    if (typeof footnote.id === 'string' && !used.includes(footnote.id)) {
      report(`${at}.id`, `expected an item whose noteId is ${show(footnote.id)}, found none`);
    }
  }
}

/** Reports each amount that is not above the one before it. A quote is above every price. */
function checkAscending(report: Report, amounts: readonly Amount[]) {
  for (const [index, { path, price, rand }] of amounts.entries()) {
    const before = amounts[index - 1];
    if (before === undefined || rand > before.rand || rand === Number.POSITIVE_INFINITY) continue;
    const wanted = `more than ${show(before.price)} at ${before.path}`;
    report(path, `expected ${wanted}, received ${show(price)}`);
  }
}

function checkPrice(report: Report, path: string, price: unknown): Amount | undefined {
  try {
    // monthlyRand refuses what is not a text as well.
    const rand = monthlyRand(price as string) ?? Number.POSITIVE_INFINITY;
    return { path, price: price as string, rand };
  } catch (error) {
    report(path, error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

/** Where each id or number was first seen. */
type Taken = Map<unknown, string>;

function checkId(report: Report, path: string, id: unknown, taken: Taken) {
  // Ids end up in anchors, where capitals, spaces and the like are a nuisance.
  if (typeof id !== 'string' || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
    report(path, `expected an id in kebab-case, received ${show(id)}`);
  } else {
    checkUnique(report, path, id, taken);
  }
}

function checkUnique(report: Report, path: string, value: unknown, taken: Taken) {
  const first = taken.get(value);
  if (first === undefined) taken.set(value, path);
  else report(path, `expected one of its own, but ${first} is ${show(value)} too`);
}

function checkText(report: Report, path: string, value: unknown, expected = 'a text') {
  if (typeof value === 'string' && value.trim() !== '') return;
  report(path, `expected ${expected}, received ${show(value)}`);
}

function checkBoolean(report: Report, path: string, value: unknown) {
  if (typeof value === 'boolean') return;
  report(path, `expected true or false, received ${show(value)}`);
}

/** Returns the number, or nothing for 'Custom' and for what is neither. */
function checkCount(report: Report, path: string, value: unknown): number | undefined {
  if (typeof value === 'number' && Number.isInteger(value) && value > 0) return value;
  if (value !== 'Custom') {
    report(path, `expected a whole number from 1, or 'Custom', received ${show(value)}`);
  }
  return undefined;
}

/** The value's fields; reports keys that are missing or that nobody knows. */
function fields<Key extends string>(
  report: Report,
  path: string,
  value: unknown,
  keys: readonly Key[],
  expected = 'a value',
): Fields<Key> {
  if (!isFields(value)) {
    const wanted = `an object with ${keys.join(', ')}`;
    report(path || 'catalogue', `expected ${wanted}, received ${show(value)}`);
    return {};
  }
  const prefix = path === '' ? '' : `${path}.`;
  for (const key of keys) {
    if (value[key] === undefined) report(prefix + key, `expected ${expected}, found none`);
  }
  for (const key of Object.keys(value)) {
    if ((keys as readonly string[]).includes(key)) continue;
    report(prefix + key, `expected only ${keys.join(', ')}`);
  }
  return value as Fields<Key>;
}

/** The list's objects with their paths; reports what is not a list or not an object. */
function entries(
  report: Report,
  path: string,
  list: unknown,
  empty: 'may be empty' | 'must not be empty' = 'must not be empty',
): [path: string, entry: Fields, index: number][] {
  if (!Array.isArray(list) || (list.length === 0 && empty === 'must not be empty')) {
    const wanted = empty === 'may be empty' ? 'a list' : 'a list with at least one entry';
    report(path, `expected ${wanted}, received ${show(list)}`);
    return [];
  }
  return list.flatMap((entry: unknown, index) => {
    const at = `${path}[${index}]`;
    if (isFields(entry)) return [[at, entry, index]];
    report(at, `expected an object, received ${show(entry)}`);
    return [];
  });
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function idsOf(list: unknown): readonly unknown[] {
  return listOf(list).map((entry) => (isFields(entry) ? entry.id : undefined));
}

/** A short account of any value, for a message. */
function show(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (value === null || ['undefined', 'number', 'boolean'].includes(typeof value)) {
    return String(value);
  }
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
