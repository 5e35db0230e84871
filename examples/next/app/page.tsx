import {
  footnoteNumber,
  footnotes,
  marketingGroups,
  marketingPrices,
  marketingTiers,
  podcastBundlesFor,
} from '@agency/pricing-data';
import { BundleCard, BundleGrid, ComparisonTable, Footnotes, Price } from '@agency/ui';
import { Ask } from './Ask.tsx';

const values = Object.fromEntries(
  marketingTiers.map(({ key }) => [
    key,
    <Price key={key}>{marketingPrices.enterprise[key]}</Price>,
  ]),
);

const groups = marketingGroups.map(({ id, label, items }) => ({
  id,
  label,
  rows: items.map(({ noteId, ...item }) => ({
    ...item,
    note: noteId && {
      number: footnoteNumber(noteId),
      noteId,
      referenceId: `reference-${item.id}`,
    },
  })),
}));

const notes = footnotes.map((note) => ({
  ...note,
  backTo: marketingGroups
    .flatMap(({ items }) => items)
    .filter(({ noteId }) => noteId === note.id)
    .map(({ id, label }) => ({ id: `reference-${id}`, label })),
}));

/** A server component: table and cards need no script in the browser. */
export default function Prices() {
  return (
    <main>
      <h1>What we charge</h1>
      <Ask />
      <BundleGrid>
        {podcastBundlesFor('brand').map(({ id, ...bundle }) => (
          <BundleCard key={id} {...bundle} enquire={{ href: '/studio' }} />
        ))}
      </BundleGrid>
      <div className="table">
        <ComparisonTable
          caption="Marketing, month by month"
          columns={marketingTiers}
          headline={{ label: 'A month', values }}
          groups={groups}
        />
      </div>
      <Footnotes notes={notes} />
    </main>
  );
}
