import { useId } from 'react';
import {
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
  LevelBadge,
  Link,
  LinkProvider,
  Logo,
  LogoMark,
  type NavigationItem,
  NavigationSheet,
  type Preference,
  Price,
  SiteFooter,
  SiteHeader,
  ThemeToggle,
  TierCard,
  ToastProvider,
  Tooltip,
  usePreference,
  useToast,
  ViewBar,
  ViewSwitch,
  VisuallyHidden,
} from '../../src/index.ts';

/* Every component in one page, in Arabic: any Latin letters are text that is not a prop. */

const theme = {
  name: 'theme',
  values: ['light', 'dark'],
  defaultValue: 'light',
  storageKey: 'theme',
} as const satisfies Preference;

const featureLabels = { absent: 'غير مشمول', note: (number: number) => `ملاحظة ${number}` };
const checklistLabels = { included: 'مشمول', excluded: 'غير مشمول' };
const note = { number: 1, noteId: 'note-1', referenceId: 'reference-1' };

export function KitchenSink() {
  return (
    <LinkProvider component={({ href, ...rest }) => <a {...rest} href={`#${href}`} />}>
      <ToastProvider
        duration={60_000}
        labels={{ toast: 'إشعار', region: 'إشعارات ({hotkey})', close: 'أغلق' }}
      >
        <Page />
      </ToastProvider>
    </LinkProvider>
  );
}

function Page() {
  const showToast = useToast();
  const [current, setTheme] = usePreference(theme);
  const hint = useId();
  const items: readonly NavigationItem[] = [
    { label: 'الرئيسية', href: '/', current: true },
    { label: 'الأسعار', items: [{ label: 'البودكاست', href: '/1' }] },
    {
      label: 'المتجر',
      unavailable: {
        hint: 'قريبًا',
        mark: 'قريبًا',
        onSelect: () => showToast({ title: 'قريبًا', description: 'المتجر قيد الإنشاء' }),
      },
    },
  ];
  return (
    <>
      <Banner label="إعلان">مرحبًا</Banner>
      <SiteHeader
        label="التنقل"
        logo={<Logo name="الشركة" />}
        items={items}
        sheet={
          <NavigationSheet
            items={items}
            label="القائمة"
            labels={{ open: 'افتح القائمة', close: 'أغلق القائمة' }}
          />
        }
      />
      <ViewBar label="العرض">
        <ViewSwitch
          label="اعرض"
          name="view"
          options={[
            { value: '1', label: 'علامات' },
            { value: '2', label: 'صنّاع' },
          ]}
          value="1"
        />
        <ThemeToggle
          theme={current}
          onThemeChange={setTheme}
          label="داكن"
          labels={{ light: 'فاتح', dark: 'داكن' }}
        />
      </ViewBar>
      <main>
        <h1>
          <LogoMark /> كل شيء <VisuallyHidden>للسمع</VisuallyHidden>
        </h1>
        <Badge tone="highlighted">جديد</Badge>
        <LevelBadge level={2} labelFor={(level) => `مستوى ${level}`} />
        <Price size="headline">٤٩٩</Price>
        <Button onClick={() => showToast({ title: 'تم' })}>نبّهني</Button>
        <ButtonLink href="/enquire">استفسر</ButtonLink>
        <Link href="/more">المزيد</Link>
        <Tooltip text="تلميح" textId={hint}>
          <button type="button" aria-describedby={hint}>
            ما هذا
          </button>
        </Tooltip>
        <Checklist items={['صوت', { text: 'صورة', included: false }]} labels={checklistLabels} />
        <BundleGrid>
          <BundleCard
            tier="النخبة"
            level={3}
            prices={[{ episodes: 1, price: '٤٩٩' }]}
            deliverables={['تسجيل']}
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
        </BundleGrid>
        <ComparisonTable
          caption="مقارنة"
          itemHeading="الميزة"
          columns={[
            { key: '1', label: 'ذهبي', colour: 'gold' },
            { key: '2', label: 'فضي' },
          ]}
          groups={[
            {
              id: '1',
              label: 'الموقع',
              rows: [{ id: '1', label: 'تحديثات', note, values: { 1: '٨' } }],
            },
          ]}
          labels={featureLabels}
        />
        <TierCard
          label="ذهبي"
          colour="gold"
          headline={{ label: 'السعر', value: '٤٩٩' }}
          groups={[{ id: '1', label: 'الموقع', rows: [{ id: '1', label: 'تحديثات' }] }]}
          labels={featureLabels}
        />
        <Footnotes
          label="ملاحظات"
          notes={[{ id: 'note-1', text: 'شرح', backTo: [{ id: 'reference-1', label: 'تحديثات' }] }]}
          labels={{ back: (label) => `عودة إلى ${label}` }}
        />
      </main>
      <SiteFooter
        label="التذييل"
        logo={<Logo name="الشركة" />}
        links={items}
        contact={{
          heading: 'تواصل',
          email: '@',
          phone: '+000',
          website: { label: 'موقعنا', href: '/' },
        }}
        copyright="© الشركة"
      />
      <BottomBar label="الخطوة التالية" action={<Button>استفسر</Button>}>
        جاهز
      </BottomBar>
    </>
  );
}
