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
  LogoMark,
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
} from '../../src/index.ts';

const itemLabels = { absent: 'غير مشمول', note: (number: number) => `ملاحظة ${number}` };
const checklistLabels = { included: 'مشمول', excluded: 'غير مشمول' };
const group = { id: '1', label: 'الموقع' };
const rowWithNote = (number: number) => ({
  id: '1',
  label: 'تحديثات',
  note: { number, noteId: `note-${number}`, referenceId: `reference-${number}` },
});
const logo = <Logo name="الشركة" />;
const items: readonly NavigationItem[] = [
  { label: 'الرئيسية', href: '/', current: true },
  { label: 'الأسعار', items: [{ label: 'البودكاست', href: '/1' }] },
  { label: 'المتجر', unavailable: { hint: 'قريبًا', mark: 'لاحقًا', onSelect: () => {} } },
];
const sheet = (
  <NavigationSheet
    items={items}
    label="القائمة"
    labels={{ open: 'افتح القائمة', close: 'أغلق القائمة' }}
  />
);

/** Every exported component, with all its words in Arabic: Latin letters are words of its own. */
export const examples: Record<string, ReactElement> = {
  Accordion: (
    <Accordion
      items={[{ heading: 'هل يوجد بيانو؟', content: 'في كل غرفة', id: 'piano' }]}
      exclusive
      headingLevel={3}
    />
  ),
  Banner: <Banner label="إعلان">مرحبًا</Banner>,
  SiteHeader: <SiteHeader label="التنقل" logo={logo} items={items} sheet={sheet} />,
  ViewBar: <ViewBar label="العرض">شريط</ViewBar>,
  Badge: <Badge tone="highlighted">جديد</Badge>,
  BottomBar: (
    <BottomBar label="الخطوة التالية" action={<Button>ابدأ</Button>} giveWayTo="sign-off">
      جاهز
    </BottomBar>
  ),
  BundleCard: (
    <BundleCard
      tier="النخبة"
      level={3}
      levelNote="الأشمل"
      href="#elite"
      prices={[
        { episodes: 1, price: '٤٩٩' },
        { episodes: 'حسب الطلب', price: 'عرض خاص' },
      ]}
      deliverables={['تسجيل', { text: 'نص', included: false }]}
      note="السفر على حدة"
      turnaround="١٠ أيام"
      featured
      enquire={{ href: '/enquire', label: 'استفسر', accessibleName: 'استفسر عن النخبة' }}
      labels={{
        ...checklistLabels,
        popular: 'رائج',
        deliverables: 'ما تحصل عليه',
        turnaround: 'التسليم',
        level: (level) => `مستوى ${level}`,
        episodes: (episodes) => `${episodes} حلقة`,
        perMonth: 'شهريًا',
      }}
    />
  ),
  BundleGrid: <BundleGrid>بطاقات</BundleGrid>,
  Button: <Button>قارن</Button>,
  ButtonLink: <ButtonLink href="/enquire">استفسر</ButtonLink>,
  Checklist: (
    <Checklist items={['صوت', { text: 'صورة', included: false }]} labels={checklistLabels} />
  ),
  ComparisonTable: (
    <ComparisonTable
      caption="مقارنة"
      itemHeading="الميزة"
      columns={[
        { key: '1', label: 'ذهبي', colour: 'gold', id: 'gold', href: '#gold' },
        { key: '2', label: 'فضي' },
      ]}
      headline={{ label: 'السعر', values: { 1: '٩٩٩' } }}
      groups={[
        { ...group, rows: [{ ...rowWithNote(1), values: { 1: '٨' }, shares: { 1: 1, 2: 0 } }] },
      ]}
      actions={{ label: 'جاهز للبدء', values: { 1: <Button>ابدأ الآن</Button> } }}
      labels={itemLabels}
    />
  ),
  Footnotes: (
    <Footnotes
      label="ملاحظات"
      notes={[{ id: 'note-1', text: 'شرح', backTo: [{ id: 'reference-1', label: 'تحديثات' }] }]}
      labels={{ back: (label) => `عودة إلى ${label}` }}
    />
  ),
  Heading: <Heading level={2}>الغرف</Heading>,
  LevelBadge: <LevelBadge level={2} labelFor={(level) => `مستوى ${level}`} />,
  Link: <Link href="/more">المزيد</Link>,
  LinkProvider: <LinkProvider component={(props) => <a {...props} />}>صفحة</LinkProvider>,
  Logo: logo,
  LogoMark: <LogoMark />,
  NavigationSheet: sheet,
  Price: <Price size="headline">٤٩٩</Price>,
  Section: (
    <Section heading="الزيارة" intro="عشر دقائق" measure>
      <p>قرب المحطة</p>
    </Section>
  ),
  SiteFooter: (
    <SiteFooter
      label="التذييل"
      logo={logo}
      links={items}
      contact={{
        heading: 'تواصل',
        email: '@',
        phone: '+000',
        website: { label: 'موقعنا', href: '/' },
      }}
      copyright="© الشركة"
    />
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
      label="ذهبي"
      colour="gold"
      headline={{ label: 'السعر', value: '٤٩٩' }}
      summary="يزيد على الفضي"
      href="#gold-card"
      groups={[{ ...group, rows: [{ ...rowWithNote(2), share: 0.5 }] }]}
      action={<Button>اختر</Button>}
      notes="شروط"
      labels={itemLabels}
    />
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
