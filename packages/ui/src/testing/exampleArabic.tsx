import type { BundleCardProps } from '../BundleCard/BundleCard.tsx';
import type { ComparisonColumn, ComparisonRow } from '../ComparisonTable/ComparisonTable.tsx';
import type { Footnote } from '../Footnotes/Footnotes.tsx';
import type { ItemGroup, ItemLabels } from '../Item/Item.tsx';
import { Price } from '../Price/Price.tsx';
import type { TierRow } from '../TierCard/TierCard.tsx';
import type { Tier } from './exampleTiers.tsx';

/*
 * The examples in Arabic, for right-to-left stories. Figures and foreign names are unchanged: they
 * run from left to right inside the text.
 */

const labels = {
  featured: 'الأكثر طلبًا',
  items: 'ما يشمله كل تسجيل',
  turnaround: 'مدة التسليم',
  level: 'المستوى {level}',
  action: '{label} عن {offer}',
  included: 'مشمول',
  excluded: 'غير مشمول',
};
const action = { href: 'https://agency.example/contact-us', label: 'استفسر' };
const detail = 'شهريًا';

/** The props of each card. */
export const arabicBundles = {
  elite: {
    lang: 'ar',
    heading: 'النخبة',
    level: 3,
    featured: true,
    prices: [
      { quantity: 'حلقة واحدة', detail, price: 'R17 450' },
      { quantity: 'حلقتان', detail, price: 'R31 450' },
    ],
    items: [
      'تسجيل في الاستوديو حتى 90 دقيقة',
      'مونتاج الصوت والفيديو',
      'حتى 5 مقاطع قصيرة',
      { text: 'مقال محسّن لمحركات البحث (SEO)', included: false },
      'مراجعتان',
    ],
    note: 'السفر خارج المدينة يُسعَّر على حدة.',
    turnaround: '10 أيام عمل',
    action,
    labels,
  },
  novice: {
    lang: 'ar',
    heading: 'المبتدئ',
    level: 1,
    prices: [
      { quantity: 'حلقة واحدة', detail, price: 'R7 450' },
      { quantity: 'حلقتان', detail, price: 'R13 450' },
    ],
    items: [
      'تسجيل في الاستوديو حتى 90 دقيقة',
      { text: 'مقاطع قصيرة', included: false },
      { text: 'مراجعات', included: false },
    ],
    turnaround: '12 يوم عمل',
    action,
    labels,
  },
} as const satisfies Record<string, BundleCardProps>;

export const arabicColumns: readonly ComparisonColumn<Tier>[] = [
  { key: 'platinum', label: 'بلاتيني', colour: 'platinum' },
  { key: 'gold', label: 'ذهبي', colour: 'gold' },
  { key: 'silver', label: 'فضي', colour: 'silver' },
  { key: 'bronze', label: 'برونزي', colour: 'bronze' },
];

export const arabicHeadline = {
  label: 'تكلفة الخيار',
  values: {
    platinum: <Price>استفسر</Price>,
    gold: <Price>R112,450</Price>,
    silver: <Price>R81,450</Price>,
    bronze: <Price>R62,450</Price>,
  },
};

export const arabicGroups: readonly ItemGroup<ComparisonRow<Tier>>[] = [
  {
    id: 'website',
    label: 'إدارة الموقع',
    rows: [
      {
        id: 'updates',
        label: 'التحديثات شهريًا',
        values: { platinum: '16', gold: '8', silver: '4', bronze: '2' },
      },
      {
        id: 'reporting',
        label: 'التقارير',
        values: { platinum: 'لوحة فورية', gold: 'أسبوعيًا', silver: 'كل أسبوعين', bronze: 'شهريًا' },
      },
    ],
  },
  {
    id: 'social',
    label: 'وسائل التواصل',
    rows: [
      {
        id: 'platforms',
        label: 'المنصات',
        note: { number: 1, noteId: 'note-1', referenceId: 'reference-platforms' },
        values: { platinum: 'الكل', gold: '5', silver: '3', bronze: '2' },
      },
      {
        id: 'community',
        label: 'إدارة المجتمع',
        values: { platinum: '24/7', gold: 'أولوية', silver: 'عادية' },
      },
    ],
  },
];

/** The groups with one tier's values, for its card. */
export const arabicGroupsOf = (tier: Tier): readonly ItemGroup<TierRow>[] =>
  arabicGroups.map((group) => ({
    ...group,
    rows: group.rows.map(({ values: of, ...row }) => ({ ...row, value: of[tier] })),
  }));

export const arabicItemLabels: ItemLabels = {
  included: 'مشمول',
  excluded: 'غير مشمول',
  note: 'ملاحظة {number}',
};

export const arabicNotes: readonly Footnote[] = [
  {
    noteId: 'note-1',
    text: 'فيسبوك وإنستغرام ولينكدإن وTikTok ويوتيوب.',
    references: [{ referenceId: 'reference-platforms', label: 'المنصات' }],
  },
  {
    noteId: 'note-2',
    text: 'ميزانية الإعلانات منفصلة عن تكلفة الخيار، وتُدار نيابةً عنك.',
    references: [{ referenceId: 'reference-ads', label: 'إعلانات التواصل' }],
  },
];
