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
  noteId: note.id,
  text: note.text,
  references: marketingGroups
    .flatMap(({ items }) => items)
    .filter(({ noteId }) => noteId === note.id)
    .map(({ id, label }) => ({ referenceId: `reference-${id}`, label })),
}));

/** A server component: table and cards need no script in the browser. */
export default function Prices() {
  return (
    <main>
      <h1>What we charge</h1>
      <Ask />
      <BundleGrid>
        {podcastBundlesFor('brand').map(
          ({ id, tier, level, prices, deliverables, turnaround, note }) => (
            <BundleCard
              key={id}
              heading={tier}
              level={level}
              prices={prices.map(({ episodes, price }) => ({
                quantity: typeof episodes === 'number' ? `Episodes: ${episodes}` : episodes,
                price,
              }))}
              items={deliverables}
              turnaround={turnaround}
              note={note}
              action={{ href: '/studio', label: 'Enquire' }}
            />
          ),
        )}
      </BundleGrid>
      <div className="table">
        <ComparisonTable
          label="Marketing, month by month"
          columns={marketingTiers}
          headline={{ label: 'A month', values }}
          groups={groups}
        />
      </div>
      <Footnotes notes={notes} />
    </main>
  );
}
