import type { ReactElement } from 'react';
import {
  Accordion,
  Badge,
  Banner,
  BottomBar,
  BundleCard,
  BundleGrid,
  Button,
  ButtonLink,
  Checklist,
  ComparisonTable,
  Footnotes,
  Heading,
  LevelBadge,
  Link,
  LinkProvider,
  Logo,
  type NavigationItem,
  NavigationSheet,
  Price,
  Section,
  SiteFooter,
  SiteHeader,
  ThemeToggle,
  TierCard,
  ToastProvider,
  Tooltip,
  ViewBar,
  ViewSwitch,
  VisuallyHidden,
} from '../../index.ts';

const checklistLabels = { included: 'مشمول', excluded: 'غير مشمول' };
const itemLabels = { ...checklistLabels, note: 'ملاحظة {number}' };
const group = { id: '1', label: 'الموقع' };
const rowWithNote = (number: number) => ({
  id: '1',
  label: 'تحديثات',
  note: { number, noteId: `note-${number}`, referenceId: `reference-${number}` },
});
const logo = <Logo name="الشركة" mark={<svg viewBox="0 0 2 1" aria-hidden="true" />} />;
const items: readonly NavigationItem[] = [
  { label: 'الرئيسية', href: '/', current: true },
  { label: 'الأسعار', items: [{ label: 'البودكاست', href: '/1' }] },
  { label: 'المتجر', unavailable: { hint: 'قريبًا', mark: 'لاحقًا', onSelect: () => {} } },
];
const sheetLabels = { open: 'افتح القائمة', close: 'أغلق القائمة' };

/** Every exported component with all texts in Arabic, so that Latin letters reveal defaults. */
export const examples: Record<string, ReactElement> = {
  Accordion: (
    <Accordion
      items={[{ heading: 'هل يوجد بيانو؟', content: 'في كل غرفة', id: 'piano' }]}
      exclusive
      headingLevel={3}
    />
  ),
  Banner: <Banner label="إعلان">مرحبًا</Banner>,
  SiteHeader: (
    <SiteHeader
      label="التنقل"
      logo={logo}
      items={items}
      labels={{ menu: 'فهرس', ...sheetLabels }}
      actions={<Button>احجز</Button>}
    />
  ),
  ViewBar: <ViewBar label="العرض">شريط</ViewBar>,
  Badge: <Badge tone="highlighted">جديد</Badge>,
  BottomBar: (
    <BottomBar label="الخطوة التالية" action={<Button>ابدأ</Button>} giveWayTo="sign-off">
      جاهز
    </BottomBar>
  ),
  BundleCard: (
    <BundleCard
      heading="النخبة"
      level={3}
      levelNote="الأشمل"
      href="#elite"
      prices={[{ quantity: 'حلقة', detail: 'شهريًا', price: '٤٩٩' }, { price: 'عرض خاص' }]}
      items={['تسجيل', { text: 'نص', included: false }]}
      note="السفر على حدة"
      turnaround="١٠ أيام"
      footer="دون التزام"
      featured
      action={{ href: '/enquire', label: 'استفسر' }}
      labels={{
        ...checklistLabels,
        featured: 'رائج',
        price: 'السعر',
        items: 'ما تحصل عليه',
        turnaround: 'التسليم',
        level: 'مستوى {level}',
        action: '{label} عن {offer}',
      }}
    >
      والمزيد
    </BundleCard>
  ),
  BundleGrid: <BundleGrid>بطاقات</BundleGrid>,
  Button: <Button>قارن</Button>,
  ButtonLink: <ButtonLink href="/enquire">استفسر</ButtonLink>,
  Checklist: (
    <Checklist items={['صوت', { text: 'صورة', included: false }]} labels={checklistLabels} />
  ),
  ComparisonTable: (
    <ComparisonTable
      label="مقارنة"
      columns={[
        { key: '1', label: 'ذهبي', colour: 'gold', id: 'gold', href: '#gold' },
        { key: '2', label: 'فضي' },
      ]}
      headline={{ label: 'السعر', values: { 1: '٩٩٩' } }}
      groups={[
        {
          ...group,
          rows: [{ ...rowWithNote(1), values: { 1: '٨', 2: true }, shares: { 1: 1, 2: 0 } }],
        },
      ]}
      actions={{ label: 'جاهز للبدء', values: { 1: <Button>ابدأ الآن</Button> } }}
      labels={{ ...itemLabels, item: 'الميزة' }}
    />
  ),
  Footnotes: (
    <Footnotes
      heading="ملاحظات"
      notes={[
        {
          noteId: 'note-1',
          text: 'شرح',
          references: [{ referenceId: 'reference-1', label: 'تحديثات' }],
        },
      ]}
      labels={{ back: 'عودة إلى {label}' }}
    />
  ),
  Heading: <Heading level={2}>الغرف</Heading>,
  LevelBadge: <LevelBadge level={2} labels={{ level: 'مستوى {level}' }} />,
  Link: <Link href="/more">المزيد</Link>,
  LinkProvider: <LinkProvider component={(props) => <a {...props} />}>صفحة</LinkProvider>,
  Logo: logo,
  NavigationSheet: <NavigationSheet items={items} heading="القائمة" labels={sheetLabels} />,
  Price: (
    <Price size="headline" currency="ر.س" suffix="شهريًا">
      ٤٩٩
    </Price>
  ),
  Section: (
    <Section heading="الزيارة" intro="عشر دقائق" measure>
      <p>قرب المحطة</p>
    </Section>
  ),
  SiteFooter: (
    <SiteFooter
      label="التذييل"
      logo={logo}
      items={items}
      contact={{
        heading: 'تواصل',
        email: '@',
        phone: '+000',
        website: { label: 'موقعنا', href: '/' },
      }}
      copyright="© الشركة"
    >
      نعمل كل يوم
    </SiteFooter>
  ),
  ThemeToggle: (
    <ThemeToggle
      value="dark"
      label="المظهر"
      labels={{ light: 'نهاري', dark: 'ليلي' }}
      name="look"
    />
  ),
  TierCard: (
    <TierCard
      heading="ذهبي"
      colour="gold"
      headline={{ label: 'السعر', value: '٤٩٩' }}
      summary="يزيد على الفضي"
      href="#gold-card"
      groups={[{ ...group, rows: [{ ...rowWithNote(2), share: 0.5 }] }]}
      action={<Button>اختر</Button>}
      notes="شروط"
      footer="دون التزام"
      labels={itemLabels}
    >
      والمزيد
    </TierCard>
  ),
  ToastProvider: <ToastProvider>صفحة</ToastProvider>,
  Tooltip: (
    <Tooltip text="تلميح">
      <button type="button">ما هذا</button>
    </Tooltip>
  ),
  ViewSwitch: (
    <ViewSwitch
      label="اعرض"
      name="view"
      options={[
        { value: '1', label: 'علامات' },
        { value: '2', label: 'صنّاع' },
      ]}
      value="1"
    />
  ),
  VisuallyHidden: <VisuallyHidden>للسمع</VisuallyHidden>,
};
