import { Badge, ButtonLink, Checklist, ComparisonTable } from '@agency/ui';

const trips = [
  { key: 'cove', label: 'Cove' },
  { key: 'estuary', label: 'Estuary' },
  { key: 'islands', label: 'Islands' },
] as const;

const groups = [
  {
    id: 'water',
    label: 'On the water',
    rows: [
      { id: 'hours', label: 'Hours', values: { cove: '2', estuary: '4', islands: '7' } },
      { id: 'lunch', label: 'Lunch', values: { cove: null, estuary: 'Soup', islands: 'A fire' } },
    ],
  },
];

/** What the trips are, as HTML: no script of it reaches the browser. */
export function Trips() {
  return (
    <>
      <header className="intro">
        <Badge>From April to October</Badge>
        <h1>Out with the tide, back for tea</h1>
        <Checklist items={['Boats and paddles', 'Dry bags', { text: 'Waders', included: false }]} />
        <ButtonLink href="mailto:oars@tidewrack.example" tone="highlighted">
          Book a seat
        </ButtonLink>
      </header>
      <ComparisonTable
        label="The trips compared"
        columns={trips}
        headline={{ label: 'A seat', values: { cove: '€45', estuary: '€80', islands: '€140' } }}
        groups={groups}
      />
    </>
  );
}
