import type { ComparisonColumn, ComparisonRow } from '../ComparisonTable/ComparisonTable.tsx';
import type { Footnote } from '../Footnotes/Footnotes.tsx';
import type { ItemGroup } from '../Item/Item.tsx';
import { LevelBadge } from '../LevelBadge/LevelBadge.tsx';
import type { OwnLabels } from '../labels/labels.ts';
import type { OfferCardProps } from '../OfferCard/OfferCard.tsx';
import { columns, noteTo, prices, type Tier, values } from './exampleTiers.tsx';

/* The examples in Arabic. Figures and foreign names run from left to right inside the text. */

const marks = { included: 'مشمول', excluded: 'غير مشمول' };
const labels = {
  featured: 'الأكثر طلبًا',
  items: 'ما يشمله كل تسجيل',
  ...marks,
};
const level = { level: 'المستوى {level}' };
const action = { href: 'https://agency.example/contact-us', children: 'استفسر' };
const detail = 'شهريًا';
const pricesOf = (one: string, two: string) => [
  { quantity: 'حلقة واحدة', price: one, detail },
  { quantity: 'حلقتان', price: two, detail },
];

export const arabicOffers = {
  elite: {
    lang: 'ar',
    heading: 'النخبة',
    meter: <LevelBadge level={3} labels={level} />,
    featured: true,
    prices: pricesOf('R17 450', 'R31 450'),
    items: [
      'تسجيل في الاستوديو حتى 90 دقيقة',
      'حتى 5 مقاطع قصيرة',
      { text: 'مقال محسّن لمحركات البحث (SEO)', included: false },
    ],
    remark: 'السفر خارج المدينة يُسعَّر على حدة.',
    facts: [{ label: 'مدة التسليم', value: '10 أيام عمل' }],
    action,
    labels,
  },
  novice: {
    lang: 'ar',
    heading: 'المبتدئ',
    meter: <LevelBadge level={1} labels={level} />,
    prices: pricesOf('R7 450', 'R13 450'),
    items: ['تسجيل في الاستوديو حتى 90 دقيقة', { text: 'مراجعات', included: false }],
    facts: [{ label: 'مدة التسليم', value: '12 يوم عمل' }],
    action,
    labels,
  },
} as const satisfies Record<string, OfferCardProps>;

const names: Record<Tier, string> = {
  platinum: 'بلاتيني',
  gold: 'ذهبي',
  silver: 'فضي',
  bronze: 'برونزي',
};

export const arabicColumns: readonly ComparisonColumn<Tier>[] = columns.map(({ key, color }) => ({
  key,
  label: names[key],
  color,
}));

export const arabicHeadline = { label: 'تكلفة الخيار', values: prices('استفسر') };

export const arabicGroups: readonly ItemGroup<ComparisonRow<Tier>>[] = [
  {
    id: 'website',
    label: 'إدارة الموقع',
    rows: [{ id: 'updates', label: 'التحديثات شهريًا', values: values('16', '8', '4', '2') }],
  },
  {
    id: 'social',
    label: 'وسائل التواصل',
    rows: [
      {
        id: 'platforms',
        label: 'المنصات',
        note: noteTo('platforms', 1),
        values: values('الكل', '5', '3', '2'),
      },
      { id: 'community', label: 'إدارة المجتمع', values: values('24/7', 'أولوية', 'عادية') },
    ],
  },
];

export const arabicItemLabels: OwnLabels<'tierCard'> = { ...marks, note: 'ملاحظة {number}' };

export const arabicNotes: readonly Footnote[] = [
  {
    noteId: 'note-1',
    text: 'فيسبوك وإنستغرام ولينكدإن وTikTok ويوتيوب.',
    references: [{ referenceId: 'reference-platforms', label: 'المنصات' }],
  },
];
