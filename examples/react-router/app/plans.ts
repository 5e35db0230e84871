/** The plans, with a price per billing period; `null` if the plan is not offered for the period. */
export const plans = [
  {
    key: 'taster',
    label: 'Taster',
    items: ['1 film', 'Half a day on set'],
    prices: { month: { price: '£900' }, year: null },
  },
  {
    key: 'drip',
    label: 'Drip',
    items: ['2 films a month', 'Half a day on set', 'Vertical cuts'],
    prices: {
      month: { price: '£1 900', detail: 'a month' },
      year: { was: '£22 800', price: '£19 000', detail: 'a year' },
    },
  },
  {
    key: 'flow',
    label: 'Flow',
    items: ['4 films a month', 'A day on set', 'Vertical cuts', 'Subtitles'],
    prices: {
      month: { price: '£3 400', detail: 'a month' },
      year: { was: '£40 800', price: '£34 000', detail: 'a year' },
    },
  },
] as const;

export const groups = [
  {
    id: 'filming',
    label: 'Filming',
    rows: [
      { id: 'set', label: 'Days on set', values: { taster: '½', drip: '½', flow: '1' } },
      {
        id: 'travel',
        label: 'Travel',
        values: { taster: false, drip: true, flow: true },
        noteId: 'distance',
      },
    ],
  },
  {
    id: 'editing',
    label: 'Editing',
    rows: [
      { id: 'cuts', label: 'Vertical cuts', values: { taster: false, drip: true, flow: true } },
      {
        id: 'subtitles',
        label: 'Subtitles',
        values: { taster: false, drip: '£40 a film', flow: true },
        noteId: 'languages',
      },
    ],
  },
];
export const notes = [
  { id: 'distance', text: 'Up to 60 miles from Bristol.' },
  { id: 'languages', text: 'In English and one other language.' },
];
