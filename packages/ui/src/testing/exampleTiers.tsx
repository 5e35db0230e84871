import type { ComparisonColumn, ComparisonRow } from '../ComparisonTable/ComparisonTable.tsx';
import type { Footnote } from '../Footnotes/Footnotes.tsx';
import type { ItemGroup } from '../Item/Item.tsx';
import type { TierRow } from '../TierCard/TierCard.tsx';

export type Tier = 'platinum' | 'gold' | 'silver' | 'bronze';

export const columns: readonly ComparisonColumn<Tier>[] = [
  { key: 'platinum', label: 'Platinum', color: 'tier1', id: 'platinum' },
  { key: 'gold', label: 'Gold', color: 'tier2', id: 'gold' },
  { key: 'silver', label: 'Silver', color: 'tier3', id: 'silver' },
  { key: 'bronze', label: 'Bronze', color: 'tier4', id: 'bronze' },
];

export const prices = (enquire: string) => ({
  platinum: enquire,
  gold: 'R112,450',
  silver: 'R81,450',
  bronze: 'R62,450',
});

export const headline = { label: 'Cost of option', values: prices('Enquire') };

export const values = (
  platinum: string,
  gold: string,
  silver?: string,
  bronze?: string | null,
) => ({
  platinum,
  gold,
  silver,
  bronze,
});

export const noteTo = (id: string, number: number) => ({
  number,
  noteId: `note-${number}`,
  referenceId: `reference-${id}`,
});

export const groups: readonly ItemGroup<ComparisonRow<Tier>>[] = [
  {
    id: 'website',
    label: 'Website',
    rows: [
      {
        id: 'updates',
        label: 'Updates per month',
        values: values('16', '8', '4', '2'),
      },
      {
        id: 'reporting',
        label: 'Reporting',
        values: values('Real-time dashboard', 'Weekly', 'Bi-weekly', 'Monthly'),
      },
    ],
  },
  {
    id: 'social',
    label: 'Social media',
    rows: [
      {
        id: 'platforms',
        label: 'Platforms',
        note: noteTo('platforms', 1),
        values: values('All', '5', '3', '2'),
      },
      {
        id: 'community',
        label: 'Community management',
        values: values('24/7', 'Priority', 'Standard', null),
      },
      {
        id: 'ads',
        label: 'Social ads',
        note: noteTo('ads', 2),
        values: values('R16,000 budget', 'R6,000'),
      },
    ],
  },
];

export const groupsOf = (tier: Tier, all = groups): readonly ItemGroup<TierRow>[] =>
  all.map((group) => ({
    ...group,
    rows: group.rows.map(({ values: of, ...row }) => ({
      ...row,
      value: of[tier],
    })),
  }));

/** Props of a `ResponsiveComparison`. Rows refer to notes by `noteId`, because the component numbers them. */
export const compared = {
  groups: groups.map(({ rows, ...group }) => ({
    ...group,
    rows: rows.map(({ note, ...row }) => ({ ...row, noteId: note && row.id })),
  })),
  notes: [
    { id: 'platforms', text: 'Facebook, Instagram, LinkedIn, X, TikTok and YouTube.' },
    { id: 'ads', text: 'The budget for ads is separate from the cost of the option.' },
  ],
};

export const notes: readonly Footnote[] = [
  {
    noteId: 'note-1',
    text: 'Facebook, Instagram, LinkedIn, X, TikTok and YouTube.',
    references: [{ referenceId: 'reference-platforms', label: 'Platforms' }],
  },
  {
    noteId: 'note-2',
    text: 'The budget for ads is separate from the cost of the option, and managed on your behalf.',
    references: [
      { referenceId: 'reference-ads', label: 'Social ads' },
      { referenceId: 'reference-search', label: 'Search ads' },
    ],
  },
];
