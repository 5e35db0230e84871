import { join } from 'node:path';
import {
  marketingGroups as groups,
  type MarketingItem,
  type MarketingTier,
  type PodcastBundle,
  podcastBundles as realBundles,
  marketingTiers as tiers,
  type View,
  views,
} from '../../../packages/pricing-data/src/index.ts';
import { root } from '../places.ts';
import { randomFrom, writer } from './words.ts';

/*
 * A catalogue that has grown: ten times the rows, five times the tiers, thirty bundles, made up
 * from a seed. Its keys are plain strings where the real catalogue knows each by name.
 */
const growth = { seed: 1, rows: 10, tiers: 5, bundles: 30 };

const { pick, text } = writer(randomFrom(growth.seed));

const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

const marketingTiers: readonly MarketingTier<string>[] = times(growth.tiers, (copy) =>
  tiers.map(({ key, label, colour }) => ({
    key: `${key}-${copy + 1}`,
    label: `${label} ${copy + 1}`,
    colour,
  })),
).flat();

interface Item extends Omit<MarketingItem<string>, 'values'> {
  readonly values: Readonly<Record<string, string | null>>;
}

const forEachTier = <Value>(value: () => Value): Record<string, Value> =>
  Object.fromEntries(marketingTiers.map(({ key }) => [key, value()]));

/** The real values of all tiers, absences included, to draw from. */
const values = groups.flatMap(({ items }) => items.flatMap((item) => Object.values(item.values)));

const marketingGroups = groups.map(({ id, label, items }) => ({
  id,
  label,
  items: times(growth.rows, (copy) =>
    items.map(
      (item): Item => ({
        ...item,
        id: `${item.id}-${copy + 1}`,
        label: text(2),
        values: forEachTier(() => pick(values)),
      }),
    ),
  ).flat(),
}));

const price = () => `R${pick([15, 24, 37, 48, 59, 75, 86, 93])},999`;

const marketingPrices = {
  enterprise: forEachTier(price),
  sme: forEachTier(price),
};

const bundlesFor = (view: View): PodcastBundle<string>[] =>
  times(growth.bundles / views.length, (index) => {
    const real = pick(realBundles[view].filter(({ level }) => level !== 'Custom'));
    return {
      ...real,
      id: `bundle-${index + 1}`,
      level: index + 1,
      featured: index === 0,
      deliverables: real.deliverables.map(() => ({ text: text(3), included: pick([true, false]) })),
    };
  });

const podcastBundles = { brand: bundlesFor('brand'), creator: bundlesFor('creator') };

const pricingData = join(root, 'packages/pricing-data/src/index.ts');

/**
 * The text of a module that stands in for `@agency/pricing-data`. The data is written out, as the
 * real one's is, so that its size counts.
 */
export const grownCatalogueModule = (): string =>
  [
    `export * from ${JSON.stringify(pricingData)};`,
    // What is declared here takes the place of what comes from there.
    ...Object.entries({ marketingTiers, marketingGroups, marketingPrices, podcastBundles }).map(
      ([name, data]) => `export const ${name} = ${JSON.stringify(data)};`,
    ),
    'export const podcastBundlesFor = (view) => podcastBundles[view];',
  ].join('\n');
