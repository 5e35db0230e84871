import { isDay } from './days.ts';
import { amountIn, isPrice, priceExample, priceForms, type ReducedPrice } from './price.ts';
import { problem, show } from './problem.ts';

/** `true` if the value is valid, the expected form if it is not, or rules for the value's own fields. */
type Answer = true | string | { readonly [field: string]: Rule };

type Rule = Answer | ((value: unknown) => Answer);

/** Control characters, lone surrogates, and line and paragraph separators. */
const controlCharacters = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

/**
 * Matches amounts in a string: separated thousands with a sign before or after, such as 'R5,000',
 * 'US$5,000' or '5.000 €'. Skips 'SMS 1,000': capitals before a space are usually a word.
 */
const amounts =
  /(?<![\p{L}\d])(?:[A-Z]{0,3}\p{Sc} ?|[A-Z]{2}[a-z] ?|[A-Z][A-Za-z]{0,2})\d{1,3}(?:[ ,.'’]\d{3})+(?!\d)|(?<!\d)\d{1,3}(?:[ ,.'’]\d{3})+ ?\p{Sc}/gu;

const text = (it: unknown) => {
  if (typeof it !== 'string' || !/\S/.test(it) || controlCharacters.test(it)) {
    return 'a text without line breaks, tabs or other control characters';
  }
  const strange = it.match(amounts)?.find((amount) => !isPrice(amount));
  return !strange || `an amount such as ${priceExample} in place of ${show(strange)}`;
};

// Kebab-case, because links contain ids.
const id: Rule = (it) =>
  (typeof it === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(it)) || 'an id in kebab-case';

const flag: Rule = (it) => typeof it === 'boolean' || 'true or false';

const positive: Rule = (it) => (Number.isFinite(it) && Number(it) > 0) || 'a number above 0';

const count: Rule = (it) =>
  it === 'Custom' ||
  (Number.isSafeInteger(it) && Number(it) > 0) ||
  "a whole number from 1, or 'Custom'";

const amount = (it: unknown) => amountIn(it) > 0 || 'a price with an amount';

const price = (it: unknown): Answer => {
  if (typeof it !== 'object' || !it) return isPrice(it) || priceForms;
  const { was } = it as ReducedPrice;
  return {
    price: (now) =>
      amountIn(now) >= amountIn(was) ? `less than the previous ${show(was)}` : amount(now),
    was: amount,
    until: (day) => isDay(day) || "the last day, such as '2026-12-24'",
  };
};

const pricesAsOf: Rule = (it) =>
  // Accepts tomorrow's date in UTC, because it can already be today's in time zones ahead of UTC.
  (isDay(it) && Date.parse(it) <= Date.now() + 86_400_000) ||
  "the day of the last price change, such as '2026-01-31' and not in the future (`pnpm accept` sets it in packages/pricing-data/src/pricesAsOf.ts)";

const each = (entry: Rule) => ({ '*': entry });

const some = (entry: Rule) => (it: unknown) =>
  Object(it).length > 0 ? each(entry) : 'a list with at least one entry';

const deliverable: Rule = (it) =>
  it && typeof it === 'object' ? { text, included: flag } : text(it);

const catalogue: Rule = {
  bundles: each(
    some({
      id,
      // Creators' bundles have a level but no name.
      tier: (it) => it === '' || text(it),
      level: count,
      prices: some({ episodes: count, price }),
      deliverables: each(deliverable),
      turnaround: text,
      featured: flag,
      note: text,
      hidden: flag,
    }),
  ),
  tiers: some({ key: id, label: text, color: id }),
  groups: some({
    id,
    label: text,
    items: some({ id, label: text, noteId: id, values: each((it) => it === null || text(it)) }),
  }),
  prices: each(each((it) => it === null || price(it))),
  pricesAsOf,
  contractMonths: each(positive),
  recordingMinutes: positive,
  recordingSlotHours: positive,
  footnotes: each({ id, text }),
  pageOffers: each(
    each(each({ id, name: text, noteId: id, prices: some({ price, quantity: text }) })),
  ),
};

export function* fieldProblems(value: unknown, rule = catalogue, path = ''): Generator<string> {
  const answer = typeof rule === 'function' ? rule(value) : rule;
  if (typeof answer === 'string') yield problem(path, answer, value);
  if (typeof answer !== 'object') return;
  for (const [key, child] of Object.entries(Object(value))) {
    const step = Array.isArray(value) ? `[${key}]` : path && `.${key}`;
    const ruleOfField = answer[key] ?? answer['*'] ?? 'a field that has a rule in fields.ts';
    yield* fieldProblems(child, ruleOfField, path + (step || key));
  }
}
