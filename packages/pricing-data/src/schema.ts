import * as v from 'valibot';
import type { Catalogue } from './catalogue.ts';
import type { Footnote } from './footnotes.ts';
import type { MarketingGroup, MarketingItem } from './marketingGroups.ts';
import { type MarketingTier, tierColors } from './marketingTiers.ts';
import type { PageOffer } from './pageOffers.ts';
import {
  type DeliverableItem,
  levels,
  type PodcastBundle,
  type PodcastPrice,
} from './podcastBundles.ts';
import {
  amountOf,
  isPrice,
  isQuote,
  type Price,
  parsePrice,
  priceForms,
  type ReducedPrice,
} from './price.ts';
import type { IsoDate } from './pricesAsOf.ts';
import { show } from './show.ts';
import { audiences, views } from './views.ts';

// A message names what was expected; `assertCatalogue` adds the path and the received value.

const pattern = (expected: string, form: RegExp) =>
  v.pipe(v.string(expected), v.regex(form, expected));

/** Rejects control characters, which HTML does not preserve. */
const noControlCharacters = v.regex(
  /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u,
  'a text without line breaks, tabs or other control characters',
);

const textOf = (expected: string) => v.pipe(pattern(expected, /\S/), noControlCharacters);

const text = textOf('a text');

// Ids are part of links.
const id = pattern('an id in kebab-case', /^[a-z0-9]+(-[a-z0-9]+)*$/);

const boolean = v.boolean('true or false');

const count = v.custom<number | 'Custom'>(
  (value) => value === 'Custom' || (Number.isSafeInteger(value) && Number(value) > 0),
  "a whole number from 1, or 'Custom'",
);

const level = v.picklist(
  [...levels, 'Custom'],
  `a whole number from 1 to ${levels.at(-1)}, or 'Custom'`,
);

const day = 86_400_000;

const isDay = (value: unknown): value is IsoDate => {
  const time = typeof value === 'string' ? Date.parse(`${value}T00:00Z`) : Number.NaN;
  // `Date` accepts 31 February as 3 March.
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === value;
};

/** Tomorrow is valid, for time zones ahead. */
const pastDate = v.custom<IsoDate>(
  (value) => isDay(value) && Date.parse(value) <= Date.now() + day,
  "the day of the last price change, such as '2026-01-31' and not in the future (`pnpm accept` sets it in packages/pricing-data/src/pricesAsOf.ts)",
);

const oneOf = (values: readonly string[]) =>
  v.picklist(values, `one of ${values.map(show).join(', ')}`);

const list = <Entry extends v.GenericSchema>(entry: Entry) => {
  const expected = 'a list with at least one entry';
  return v.pipe(v.array(entry, expected), v.minLength(1, expected));
};

/** An object with a type's fields and no others. */
function fields<Type>(entries: Record<keyof Type, v.GenericSchema>, name?: string) {
  const names = Object.keys(entries).join(', ');
  return v.objectWithRest(entries, v.never(`only ${names}`), ({ expected, path }) => {
    if (expected === 'Object') return name ?? `an object with ${names}`;
    // A missing field: uses the message of its schema.
    const key = path?.[0].key as keyof Type;
    return v.safeParse(entries[key], undefined).issues?.[0].message ?? 'a value';
  });
}

/** An object with a value for each key. */
const record = (keys: readonly string[], value: v.GenericSchema) =>
  fields<Record<string, unknown>>(Object.fromEntries(keys.map((key) => [key, value])));

const amountText = v.custom<Price>(
  (value) => isPrice(value) && !isQuote(value),
  'a price with an amount',
);
const reducedPrice = v.pipe(
  fields<ReducedPrice>({
    price: amountText,
    was: amountText,
    until: v.custom(isDay, "the last day, such as '2026-12-24'"),
  }),
  v.check((it) => {
    const [now, before] = [it.price, it.was].map((text) => amountOf(parsePrice(String(text))));
    return Number(now) < Number(before);
  }, 'a price below the previous one'),
);

const priceAs = (forms: string) =>
  v.lazy((value) =>
    typeof value === 'object' && value !== null ? reducedPrice : v.custom<Price>(isPrice, forms),
  );
const price = priceAs(priceForms);
const priceOrNull = v.nullable(
  priceAs(`${priceForms}, or null for a tier that the audience is not offered`),
);

const deliverable = v.lazy((value) =>
  typeof value === 'object' && value !== null
    ? fields<DeliverableItem>({ text, included: boolean })
    : text,
);

const bundle = fields<PodcastBundle>({
  id,
  tier: v.pipe(v.string('a text, which may be empty'), noControlCharacters),
  level,
  prices: list(fields<PodcastPrice>({ episodes: count, price })),
  deliverables: v.array(deliverable, 'a list'),
  turnaround: text,
  featured: boolean,
  note: v.optional(text),
  hidden: v.optional(boolean),
});

const offer = fields<PageOffer>({
  id,
  name: text,
  prices: list(fields<PageOffer['prices'][number]>({ price, quantity: v.optional(text) })),
});

const tier = fields<MarketingTier>({
  key: id,
  label: text,
  color: oneOf(tierColors),
});

const absence = 'a text, or null for a tier that does not include the item';

/**
 * The schema of a catalogue, field by field. `invariants.ts` checks whether the fields agree.
 *
 * @param tierKeys the keys of the catalogue's tiers
 */
export function catalogueSchema(tierKeys: readonly string[]) {
  // Without tiers, which is a problem of its own, any key is valid.
  const perTier = (value: v.GenericSchema) =>
    tierKeys.length > 0 ? record(tierKeys, value) : v.record(v.string(), value);
  const item = fields<MarketingItem>({
    id,
    label: text,
    noteId: v.optional(text),
    values: perTier(v.nullable(textOf(absence))),
  });
  return fields<Catalogue>({
    bundles: record(views, list(bundle)),
    tiers: list(tier),
    groups: list(fields<MarketingGroup>({ id, label: text, items: list(item) })),
    prices: record(audiences, perTier(priceOrNull)),
    pricesAsOf: pastDate,
    footnotes: v.array(fields<Footnote>({ id, text }), 'a list'),
    pageOffers: v.record(v.string(), record(views, list(offer)), 'an object'),
  });
}
