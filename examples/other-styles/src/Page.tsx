import {
  Badge,
  Banner,
  Button,
  ButtonLink,
  Checklist,
  ComparisonTable,
  Footnotes,
  SiteFooter,
  SiteHeader,
  ThemeToggle,
  TierCard,
  usePreference,
  ViewBar,
} from '@agency/ui';

const theme = {
  name: 'theme',
  values: ['light', 'dark'],
  defaultValue: 'light',
  storageKey: 'theme',
} as const;

const items = [
  { label: 'Tariffs', href: '/', current: true },
  { label: 'Service', items: [{ label: 'Repairs', href: '/repairs' }] },
];
const note = { number: 1, noteId: 'note-1', referenceId: 'reference-1' };
const price = { label: 'A month', values: { small: '£9', large: <a href="/ask">Ask us</a> } };
const groups = [
  {
    id: 'power',
    label: 'Power',
    rows: [
      { id: 'hours', label: 'Hours', note, values: { small: '8', large: '24' } },
      { id: 'spare', label: 'Spare battery', values: { small: null, large: 'Two' } },
    ],
  },
];

export function Page() {
  const [current, setTheme] = usePreference(theme);
  return (
    <>
      <Banner>
        New: <a href="/spring">spring tariffs</a>
      </Banner>
      <SiteHeader logo={<a href="/">Current</a>} items={items} />
      <ViewBar>
        <Badge>Today</Badge>
        <ThemeToggle value={current} onValueChange={setTheme} />
      </ViewBar>
      <main>
        <Button>First</Button>
        <Button className="mt-8" tone="highlighted">
          Second
        </Button>
        <ButtonLink href="/third" tone="secondary">
          Third
        </ButtonLink>
        <Checklist items={['Meter', { text: 'Solar panel', included: false }]} />
        <TierCard
          heading="Small"
          colour="gold"
          headline={{ label: 'A month', value: '£9' }}
          groups={groups.map((group) => ({
            ...group,
            rows: group.rows.map(({ note: _note, values, ...row }) => ({
              ...row,
              value: values.small,
            })),
          }))}
          action={<ButtonLink href="/ask">Choose</ButtonLink>}
        />
        <ComparisonTable
          label="Tariffs"
          columns={[
            { key: 'small', label: 'Small' },
            { key: 'large', label: 'Large', colour: 'gold' },
          ]}
          headline={price}
          groups={groups}
        />
        <Footnotes
          notes={[
            {
              noteId: 'note-1',
              text: 'On a calm day.',
              references: [{ referenceId: 'reference-1', label: 'Hours' }],
            },
          ]}
        />
      </main>
      <SiteFooter
        logo="Current"
        items={items}
        contact={{
          heading: 'Talk to us',
          email: 'hello@current.example',
          phone: '+44 (0)20 7946 0000',
          website: { label: 'current.example', href: 'https://current.example' },
        }}
        copyright="© Current"
      />
    </>
  );
}
