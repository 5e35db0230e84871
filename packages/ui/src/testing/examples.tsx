import type { ReactElement } from 'react';
import * as ui from '../index.ts';
import { en } from '../labels/en.ts';

const checklistLabels = { included: 'مشمول', excluded: 'غير مشمول' };
const itemLabels = { ...checklistLabels, note: 'ملاحظة {number}' };
const groupLabels = { some: '{count} من {total}' };
const emptyGroup = { id: '2', label: 'الصوت', rows: [] };
const group = { id: '1', label: <b>الموقع</b> };
const rowWithNote = (number: number) => ({
  id: '1',
  label: <b>تحديثات</b>,
  note: { number, noteId: `note-${number}`, referenceId: `reference-${number}` },
});
const logo = <ui.Logo name="الشركة" mark={<svg viewBox="0 0 2 1" aria-hidden="true" />} />;
const items: readonly ui.NavigationItem[] = [
  { label: 'الرئيسية', href: '/', current: true },
  { label: 'الأسعار', items: [{ label: 'البودكاست', href: '/1' }] },
  { label: 'المتجر', unavailable: { tooltip: 'قريبًا', onSelect: () => {} } },
];
const unavailable = 'لاحقًا';
const sheetLabels = { menu: 'القائمة', open: 'افتح القائمة', close: 'أغلق القائمة', unavailable };

const comparison: ui.ComparisonTableProps<string> = {
  label: 'مقارنة',
  columns: [
    { key: '1', label: <em>ذهبي</em>, color: 'tier2', id: 'gold', href: '#gold' },
    { key: '2', label: 'فضي' },
  ],
  headline: { label: <b>السعر</b>, values: { 1: '٩٩٩' } },
  details: [{ label: 'المجموع', values: { 1: 'ستة أشهر' } }],
  groups: [
    {
      ...group,
      rows: [{ ...rowWithNote(1), values: { 1: '٨', 2: true } }],
    },
  ],
  labels: { ...itemLabels, item: 'الميزة' },
};

const audience: ui.Preference = {
  name: 'audience',
  values: ['adults', 'kids'],
  defaultValue: 'adults',
  storageKey: 'audience',
};

/** Every exported component with all text in Arabic, so that any Latin letter in the output is a default label's. */
export const examples: Record<string, ReactElement> = {
  Accordion: (
    <ui.Accordion
      items={[{ heading: 'هل يوجد بيانو؟', content: 'في كل غرفة', id: 'piano' }]}
      exclusive
      headingLevel={3}
    />
  ),
  Alert: (
    <ui.Alert tone="positive" heading="أُرسل">
      نرد خلال يوم
    </ui.Alert>
  ),
  Banner: <ui.Banner aria-label="إعلان">مرحبًا</ui.Banner>,
  SiteHeader: (
    <ui.SiteHeader
      logo={logo}
      items={items}
      labels={{ label: 'التنقل', ...sheetLabels }}
      sheetFooter="كل يوم"
      actions={<ui.Button>احجز</ui.Button>}
    />
  ),
  ViewBar: <ui.ViewBar aria-label="العرض">شريط</ui.ViewBar>,
  Badge: <ui.Badge tone="highlighted">جديد</ui.Badge>,
  BottomBar: (
    <ui.BottomBar aria-label="الخطوة التالية" action={<ui.Button>ابدأ</ui.Button>}>
      جاهز
    </ui.BottomBar>
  ),
  OfferCard: (
    <ui.OfferCard
      heading="النخبة"
      meter="الأشمل"
      href="#elite"
      prices={[
        { quantity: 'حلقة', price: '٤٩٩', was: '٥٩٩', detail: 'شهريًا' },
        { price: 'عرض خاص' },
      ]}
      secondaryAction={<ui.Button>شارك</ui.Button>}
      items={['تسجيل', { text: 'نص', included: false }]}
      remark="السفر على حدة"
      facts={[{ label: 'التسليم', value: '١٠ أيام' }]}
      featured
      action={{ href: '/enquire', children: 'استفسر' }}
      labels={{
        ...checklistLabels,
        featured: 'رائج',
        was: 'سابقًا {price}',
        price: 'السعر',
        items: 'ما تحصل عليه',
      }}
    >
      والمزيد
    </ui.OfferCard>
  ),
  Grid: <ui.Grid>بطاقات</ui.Grid>,
  Button: <ui.Button>قارن</ui.Button>,
  ButtonLink: <ui.ButtonLink href="/enquire">استفسر</ui.ButtonLink>,
  Checklist: (
    <ui.Checklist items={['صوت', { text: 'صورة', included: false }]} labels={checklistLabels} />
  ),
  Checkbox: <ui.Checkbox aria-label="أوافق" />,
  Container: <ui.Container width="measure">نص</ui.Container>,
  Dialog: (
    <ui.Dialog heading="اكتب لنا" labels={{ close: 'أغلق' }}>
      نرد خلال يوم
    </ui.Dialog>
  ),
  Field: (
    <ui.Field heading="الاسم" description="كما في البطاقة" error="اكتب اسمك">
      <ui.Input name="name" required />
    </ui.Field>
  ),
  Fieldset: (
    <ui.Fieldset heading="الغرفة" description="في كل غرفة بيانو" error="اختر غرفة">
      <ui.Field heading="القبو">
        <ui.Radio name="room" value="1" />
      </ui.Field>
    </ui.Fieldset>
  ),
  ResponsiveComparison: (
    <ui.ResponsiveComparison
      {...comparison}
      groups={[...comparison.groups, emptyGroup].map((each) => ({
        ...each,
        rows: each.rows.map((row) => ({ ...row, noteId: 'terms' })),
      }))}
      notes={[{ id: 'terms', text: 'شرح' }]}
      labels={{
        ...comparison.labels,
        ...groupLabels,
        heading: 'ملاحظات',
        back: 'عودة إلى {label}',
      }}
    />
  ),
  ComparisonTable: <ui.ComparisonTable {...comparison} />,
  Footnotes: (
    <ui.Footnotes
      notes={[
        {
          noteId: 'note-1',
          text: 'شرح',
          references: [{ referenceId: 'reference-1', label: 'تحديثات' }],
        },
      ]}
      labels={{ heading: 'ملاحظات', back: 'عودة إلى {label}' }}
    />
  ),
  Heading: <ui.Heading level={2}>الغرف</ui.Heading>,
  IconButton: (
    <ui.IconButton label="أغلق">
      <svg aria-hidden />
    </ui.IconButton>
  ),
  ForEachView: <ui.ForEachView preference={audience}>{() => 'الأسعار'}</ui.ForEachView>,
  Input: <ui.Input name="name" aria-label="الاسم" placeholder="ليلى" />,
  LevelBadge: <ui.LevelBadge level={2} labels={{ level: 'مستوى {level}' }} />,
  Link: <ui.Link href="/more">المزيد</ui.Link>,
  LabelsProvider: <ui.LabelsProvider labels={en}>صفحة</ui.LabelsProvider>,
  LinkProvider: <ui.LinkProvider component={(props) => <a {...props} />}>صفحة</ui.LinkProvider>,
  Logo: logo,
  NavigationSheet: <ui.NavigationSheet items={items} footer="كل يوم" labels={sheetLabels} />,
  Price: (
    <ui.Price size="headline" was="٥٩٩" labels={{ was: 'سابقًا {price}' }}>
      بسعر ر.س٤٩٩ شهريًا
    </ui.Price>
  ),
  Radio: <ui.Radio name="room" value="1" aria-label="القبو" />,
  Section: (
    <ui.Section heading="الزيارة" intro="عشر دقائق" measure>
      <p>قرب المحطة</p>
    </ui.Section>
  ),
  Select: (
    <ui.Select aria-label="الغرفة">
      <option>القبو</option>
    </ui.Select>
  ),
  Sheet: (
    <ui.Sheet heading="اختيارك" labels={{ close: 'أغلق' }}>
      غرفتان
    </ui.Sheet>
  ),
  SiteFooter: (
    <ui.SiteFooter
      lead={logo}
      items={items}
      contact={{
        heading: 'تواصل',
        email: '@',
        phone: '+000',
        website: { children: 'موقعنا', href: '/' },
      }}
      copyright="© الشركة"
      labels={{ label: 'التذييل', unavailable }}
    >
      نعمل كل يوم
    </ui.SiteFooter>
  ),
  SkipLink: <ui.SkipLink>إلى المحتوى</ui.SkipLink>,
  Stack: <ui.Stack>نص</ui.Stack>,
  Textarea: <ui.Textarea aria-label="الرسالة" />,
  ThemeToggle: (
    <ui.ThemeToggle
      defaultValue="dark"
      themes={['light', 'dark', 'system']}
      labels={{ label: 'المظهر', light: 'نهاري', dark: 'ليلي', system: 'تلقائي' }}
      name="look"
    />
  ),
  TierCard: (
    <ui.TierCard
      heading={<em>ذهبي</em>}
      color="tier2"
      headline={{ label: 'السعر', value: '٤٩٩' }}
      summary="يزيد على الفضي"
      href="#gold-card"
      groups={[
        {
          ...group,
          rows: [rowWithNote(2), { id: '2', label: 'دعم', value: true }],
        },
        emptyGroup,
      ]}
      defaultOpenGroups={[group.id]}
      actions={<ui.Button>اختر</ui.Button>}
      labels={{ ...itemLabels, ...groupLabels }}
    >
      والمزيد
    </ui.TierCard>
  ),
  ToastProvider: <ui.ToastProvider>صفحة</ui.ToastProvider>,
  Tooltip: (
    <ui.Tooltip text="تلميح">
      <button type="button">ما هذا</button>
    </ui.Tooltip>
  ),
  ViewSwitch: (
    <ui.ViewSwitch
      label="اعرض"
      name="view"
      options={[
        { value: '1', label: <em>علامات</em> },
        { value: '2', label: 'صنّاع' },
      ]}
      defaultValue="1"
    />
  ),
  VisuallyHidden: <ui.VisuallyHidden>للسمع</ui.VisuallyHidden>,
};
