import { expect, test, vi } from 'vitest';
import { assertCatalogue } from './assertCatalogue.ts';

vi.mock('./views.ts', () => ({
  views: ['brand', 'creator'],
  audiences: ['enterprise', 'sme'],
  audienceFor: { brand: 'enterprise', creator: 'sme' },
}));
vi.mock('./currency.ts', () => ({
  currency: { sign: 'R', signAfter: '', thousands: [' ', ','], decimal: '.' },
}));

// biome-ignore lint/suspicious/noExplicitAny: tests write values that the types forbid.
type Broken = any;

const bundle = (level: number | 'Custom', prices: object[], deliverables: unknown[]) => ({
  id: `level-${level}`.toLowerCase(),
  tier: '',
  level,
  prices,
  deliverables,
  turnaround: '10 working days',
  featured: false,
});
const perEpisodes = (one: string | object, two: string) => [
  { episodes: 1, price: one },
  { episodes: 2, price: two },
];
const values = { platinum: '4', gold: '3', silver: '2', bronze: null };
const noReels = { text: 'Reels', included: false };
const custom = bundle('Custom', [{ episodes: 'Custom', price: 'Custom quote' }], []);
const reduced = (price: string, was: string) => ({ price, was, until: '2026-12-24' });
const films = [reduced('R850', 'R900'), 'R800', 'R700'].map((price, index) => {
  const prices = [{ price, quantity: 'One film' }];
  return { id: `film-${index}`, name: `Film ${index}`, noteId: 'film', prices };
});

/** An invented, valid catalogue that uses every field and has a reduced price in each kind of offer. */
const example = {
  bundles: {
    brand: [
      bundle(2, perEpisodes('R200', 'R400'), ['Recording', '3 reels']),
      bundle(1, perEpisodes('R100', 'R150'), ['Recording', noReels]),
      { ...custom, note: 'Contact us.', hidden: true },
    ],
    creator: [
      bundle(1, perEpisodes(reduced('R9 pm', 'R10 pm'), 'R18 pm'), ['Recording', noReels]),
      bundle(2, perEpisodes('R20 pm', 'R30 pm'), ['Recording', '1 reel']),
    ],
  },
  tiers: ['Platinum', 'Gold', 'Silver', 'Bronze'].map((label, index) => {
    return { key: label.toLowerCase(), label, color: `tier${index + 1}` };
  }),
  groups: [
    {
      id: 'website',
      label: 'Website',
      items: [
        { id: 'updates', label: 'Updates', values },
        { id: 'hosts', label: 'Hosts', noteId: 'hosting', values },
      ],
    },
    {
      id: 'video',
      label: 'Video',
      items: [{ id: 'clips', label: 'Clips', noteId: 'hosting', values }],
    },
  ],
  prices: {
    enterprise: { bronze: 'R1,000', silver: 'R2,000', gold: 'R3,000', platinum: 'Enquire' },
    sme: { bronze: reduced('R400', 'R500'), silver: 'R1,500', gold: 'R3,000', platinum: 'Enquire' },
  },
  pricesAsOf: '2026-01-31',
  contractMonths: { podcasts: 6 },
  recordingMinutes: 90,
  recordingSlotHours: 2,
  footnotes: [
    { id: 'hosting', text: 'Hosted in Africa.' },
    { id: 'film', text: 'In colour.' },
  ],
  pageOffers: { film: { brand: films, creator: films } },
};

// `structuredClone` would preserve shared references, so a change would affect several entries.
const copyOf = (value: unknown): Broken => JSON.parse(JSON.stringify(value));

function problemsOf(value: Broken): readonly string[] {
  try {
    assertCatalogue(value);
  } catch (error) {
    const [first, ...problems] = String(error).split('\n  - ');
    if (first?.startsWith('Error: The catalogue (')) return problems;
    throw error;
  }
  return [];
}

type Path = (string | number)[];

function changed(original: object, path: Path, value: unknown): unknown {
  const last = path.at(-1);
  if (last === undefined) return value;
  const copy = copyOf(original);
  const parent = path.slice(0, -1).reduce((node, key) => node[key], copy);
  if (value === undefined && !Array.isArray(parent)) delete parent[last];
  else parent[last] = value;
  return copy;
}

const pathOf = (place: string): Path =>
  place.split(/[.[\]]+/).flatMap((key) => (key === '' ? [] : /^\d/.test(key) ? Number(key) : key));

const leavesOf = (value: Broken, place = ''): string[] =>
  Object(value) === value
    ? Object.entries(value).flatMap(([key, child]) =>
        leavesOf(child, place ? `${place}.${key}` : key),
      )
    : [place];

test('a malformed value in any field is refused', () => {
  // Free-text fields, which need not be prices. `tier` can be empty, because creators' bundles have no name.
  const texts = /\.(tier|label|text|name|note|quantity|turnaround|deliverables\.\d|values\.\w+)$/;
  // `null` means that a tier lacks an item, or is not offered.
  const nullable = /^prices\.\w+\.\w+$|\.values\.\w+$/;
  const accepted = leavesOf(example).flatMap((place) => {
    const malformed = [
      ...['', '\n', -1],
      ...(texts.test(place) ? [] : ['R64.999']),
      ...(nullable.test(place) ? [] : [null]),
    ];
    return malformed
      .filter((value) => problemsOf(changed(example, pathOf(place), value)).length === 0)
      .map((value) => `${place} = ${JSON.stringify(value)}`)
      .filter((change) => !change.endsWith('.tier = ""'));
  });
  expect(accepted).toEqual([]);
});

/** The abbreviations used in the messages below. */
const forms = {
  ID: 'an id in kebab-case',
  PRICE:
    "a price such as 'R12 345', 'R12,345' or 'R950 pm', or a quote ('Enquire' or 'Custom quote')",
  DATE: "the day of the last price change, such as '2026-01-31' and not in the future (`pnpm accept` sets it in packages/pricing-data/src/pricesAsOf.ts)",
  PLAIN: 'a text without line breaks, tabs or other control characters',
  COUNT: "a whole number from 1, or 'Custom'",
  OWN: 'a unique value, but',
};

// Tomorrow's date in UTC is valid, because it can already be today's in time zones ahead of UTC.
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

// Each case consists of a path, its new value, and every problem that is reported.
const mistakes = `
  bundles.creator[1].id = "level-1"
    bundles.creator[1].id: expected OWN bundles.creator[0].id is 'level-1' too
  groups[1].items[0].id = "hosts"
    groups[1].items[0].id: expected OWN groups[0].items[1].id is 'hosts' too
  footnotes[2] = {"id": "hosting", "text": "More."}
    footnotes[2].id: expected OWN footnotes[0].id is 'hosting' too
  groups[0].items[0].id = "Updates per month"
    groups[0].items[0].id: expected ID, received 'Updates per month'

  footnotes[2] = {"id": "hours", "text": "Office hours."}
    footnotes[2].id: expected an item or an offer whose noteId is 'hours', found none

  groups[1].items[0].values.gold = "R5,000 budget, 1,000 SMS, up to 1 000 words"
  groups[1].items[0].values.gold = "R5,000 or $5,000 budget"
    groups[1].items[0].values.gold: expected an amount such as 'R12,345' in place of '$5,000', received 'R5,000 or $5,000 budget'
  footnotes[0].text = "Costs KSh 5,000."
    footnotes[0].text: expected an amount such as 'R12,345' in place of 'KSh 5,000', received 'Costs KSh 5,000.'
  bundles.brand[1].note = "From RM5 000"
    bundles.brand[1].note: expected an amount such as 'R12,345' in place of 'RM5 000', received 'From RM5 000'

  tiers[4] = {"key": "bronze", "label": "Copper", "color": "tier2"}
    tiers[4].key: expected OWN tiers[3].key is 'bronze' too
  tiers = []
    tiers: expected a list with at least one entry, received an empty list

  tiers[0].colour = "tier1"
    tiers[0].colour: expected a field that has a rule in fields.ts, received 'tier1'
  contractMonths.podcasts = 0
    contractMonths.podcasts: expected a number above 0, received 0

  prices.sme.gold = "R2,99"
    prices.sme.gold: expected PRICE, received 'R2,99'
  prices.sme.gold = null
  prices.sme = {"bronze": null, "silver": null, "gold": null, "platinum": null}
    prices.sme: expected a price for at least one tier, found none
  prices.sme = {"bronze": "R500", "silver": "Enquire", "gold": "R499", "platinum": "R600"}
    prices.sme.gold: expected no less than 'R500' at prices.sme.bronze, received 'R499'
  prices.sme.gold = "R3,001"
    prices.enterprise.gold: expected no less than 'R3,001' at prices.sme.gold, received 'R3,000'

  prices.sme.gold = {"price": "R2,000", "was": "R3,000", "until": "2026-12-24"}
  prices.sme.gold = {"price": "R1,499", "was": "R3,000", "until": "2026-12-24"}
    prices.sme.gold: expected no less than 'R1,500' at prices.sme.silver, received 'R1,499'
  prices.sme.gold = {"price": "R2,000", "was": "R3,001", "until": "2026-12-24"}
    prices.enterprise.gold: expected no less than 'R3,001' at prices.sme.gold, received 'R3,000'
  prices.sme.gold = {"price": "R3,000", "was": "R3,000", "until": "2026-12-24"}
    prices.sme.gold.price: expected less than the previous 'R3,000', received 'R3,000'
  bundles.brand[1].prices[1].price = {"price": "R1,2", "was": "Enquire", "until": "2026-02-30"}
    bundles.brand[1].prices[1].price.price: expected a price with an amount, received 'R1,2'
    bundles.brand[1].prices[1].price.was: expected a price with an amount, received 'Enquire'
    bundles.brand[1].prices[1].price.until: expected the last day, such as '2026-12-24', received '2026-02-30'

  pageOffers.film.brand[1].prices[0].price = "R699"
    pageOffers.film.brand[1].prices[0].price: expected no less than 'R700' at pageOffers.film.brand[2].prices[0].price, received 'R699'
  pageOffers.film.creator[0].id = "film-2"
    pageOffers.film.creator[2].id: expected OWN pageOffers.film.creator[0].id is 'film-2' too

  pricesAsOf = "9999-12-31"
    pricesAsOf: expected DATE, received '9999-12-31'
  pricesAsOf = "2024-02-29"
  pricesAsOf = "${tomorrow}"

  bundles.creator[1].prices[1].price = "R20 pm"
    bundles.creator[1].prices[1].price: expected more than 'R20 pm' at bundles.creator[1].prices[0].price, received 'R20 pm'
  bundles.creator[1].prices[1].price = "R41 pm"
    bundles.creator[1].prices[1].price: expected at most 2 times 'R20 pm' at bundles.creator[1].prices[0].price, received 'R41 pm'
  bundles.brand[1].prices[0].price = "R120"
  bundles.brand[0].prices[0].price = "R99"
    bundles.brand[0].prices[1].price: expected at most 2 times 'R99' at bundles.brand[0].prices[0].price, received 'R400'
    bundles.brand[0].prices[0].price: expected no less than 'R100' at bundles.brand[1].prices[0].price, received 'R99'
  bundles.brand[1].prices[0].episodes = 2
    bundles.brand[1].prices[1].episodes: expected more than the 2 before it, received 2
  bundles.brand[1].prices[0].episodes = 0
    bundles.brand[1].prices[0].episodes: expected COUNT, received 0
  bundles.brand[1].prices = []
    bundles.brand[1].prices: expected a list with at least one entry, received an empty list

  bundles.brand[1].deliverables = ["Recording"]
    bundles.brand[1].deliverables: expected 2 lines, to line up with bundles.brand[0].deliverables, received 1

  bundles.creator[1].level = 1
    bundles.creator[1].level: expected OWN bundles.creator[0].level is 1 too

  footnotes[0].text = "Hosted\\nin Africa."
    footnotes[0].text: expected PLAIN, received 'Hosted\\u{a}in Africa.'
  tiers[0].label = "<script>alert(1)</script> & \\"quotes\\" שלום 👩‍👩‍👧"

  prices.sme.gold = "Enquire"
  prices.sme.platinum = "R3,000"
  prices.sme.gold = "R1,500"
  bundles.creator[1].prices = [{"episodes": 1, "price": "R10 pm"}, {"episodes": 2, "price": "R18 pm"}]
  prices.enterprise.platinum = "R4,000"
  bundles.brand[2].tier = "End Game"
`;

const cases: { change: string; problems: string[] }[] = [];
for (const line of mistakes.split('\n')) {
  const text = line.trim().replaceAll(/\b[A-Z]{2,}\b/g, (word) => Object(forms)[word] ?? word);
  if (line.startsWith('    ')) cases.at(-1)?.problems.push(text);
  else if (text) cases.push({ change: text, problems: [] });
}

test.each(cases)('$change', ({ change, problems }) => {
  const [place = '', value = ''] = change.split(/ = (.*)/);
  expect(problemsOf(changed(example, pathOf(place), JSON.parse(value)))).toEqual(problems);
});
