import { currency } from './currency.ts';
import { problem, show } from './errorMessages.ts';
import { amountIn, isPrice, priceForms, type ReducedPrice } from './price.ts';

const isDay = (value: unknown): boolean => {
  const time = Date.parse(`${value}T00:00Z`);
  // `Date` accepts 31 February as 3 March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(String(value));
};

const day = 86_400_000;

/** What a field must be beyond its type, by its path: the first that matches applies. */
const rules: [path: RegExp, expected: string, isValid: (value: unknown) => boolean][] = [
  // Ids are part of links.
  [/\.(id|key)$/, 'an id in kebab-case', (it) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(String(it))],
  [
    /\.episodes$/,
    "a whole number from 1, or 'Custom'",
    (it) => it === 'Custom' || (Number.isSafeInteger(it) && Number(it) > 0),
  ],
  [
    /^pricesAsOf$/,
    "the day of the last price change, such as '2026-01-31' and not in the future (`pnpm accept` sets it in packages/pricing-data/src/pricesAsOf.ts)",
    // Tomorrow is valid, for time zones ahead.
    (it) => isDay(it) && Date.parse(String(it)) <= Date.now() + day,
  ],
  [/\.until$/, "the last day, such as '2026-12-24'", isDay],
  [/price\.(price|was)$/, 'a price with an amount', (it) => amountIn(it) > 0],
  [/\.price$|^prices\.\w+\.[\w-]+$/, priceForms, (it) => typeof it === 'object' || isPrice(it)],
  [
    /^(tiers|groups|bundles\.\w+|.+\.(items|prices))$/,
    'a list with at least one entry',
    (it) => !Array.isArray(it) || it.length > 0,
  ],
  // May be empty.
  [/\.tier$/, 'a text without control characters', (it) => !hasControlCharacters(it)],
  [
    /./,
    'a text without line breaks, tabs or other control characters',
    (it) => typeof it !== 'string' || (/\S/.test(it) && !hasControlCharacters(it)),
  ],
];

/** HTML does not preserve them. */
const hasControlCharacters = (value: unknown) => /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(String(value));

/**
 * An amount within a text, such as 'R5,000', 'US$5,000' or 'KSh 5,000': a sign, then separated thousands. Three
 * capitals and a space are a word more often than a currency: 'SMS 1,000'.
 */
const amount =
  /(?<![\p{L}\d])(?<sign>[A-Z]{0,3}\p{Sc} ?|[A-Z]{2}[a-z] ?|[A-Z][A-Za-z]{0,2})\d{1,3}(?:[ ,]\d{3})+/gu;

/** Whether all amounts in a text are in the currency of the prices. */
const inCurrency = (text: string): boolean =>
  Array.from(text.matchAll(amount)).every(({ groups }) => groups?.sign === currency.sign);

/** Every field that its type allows, but no page can show. */
export function* fieldProblems(value: unknown, path = ''): Generator<string> {
  const [, expected, isValid] = rules.find(([form]) => form.test(path)) ?? [];
  if (isValid && !isValid(value)) yield problem(path, String(expected), value);
  else if (typeof value === 'string' && !inCurrency(value)) {
    yield problem(path, `amounts such as '${currency.sign}12,345'`, value);
  }
  if (typeof value !== 'object' || value === null) return;
  const { price, was } = value as Partial<ReducedPrice>;
  if (amountIn(price) >= amountIn(was)) {
    yield problem(`${path}.price`, `less than the previous ${show(was)}`, price);
  }
  for (const [key, child] of Object.entries(value)) {
    const step = Array.isArray(value) ? `[${key}]` : path && `.${key}`;
    yield* fieldProblems(child, path + (step || key));
  }
}
