// The figures below are typed out from the specification's tables, not imported: a slip in the
// data differs from them.
import { describe, expect, test } from 'vitest';
import {
  assertCatalogue,
  catalogue,
  contractMonths,
  type Deliverable,
  deliverableItem,
  footnoteNumber,
  footnotes,
  marketingGroups,
  marketingPrices,
  marketingTiers,
  podcastBundles,
  podcastBundlesFor,
  recordingMinutes,
  recordingSlotHours,
  turnarounds,
  type View,
} from './index.ts';

const recording = 'Studio recording, up to 90 minutes in a 2-hour slot';
const editing = 'Audio and video editing';

/** As a checklist reads aloud: '+ Included', '- Not included'. */
function lines(deliverables: readonly Deliverable[]): string[] {
  return deliverables
    .map(deliverableItem)
    .map(({ text, included }) => `${included ? '+' : '-'} ${text}`);
}

function bundle(view: View, level: number | 'Custom') {
  const found = podcastBundles[view].find((candidate) => candidate.level === level);
  if (found === undefined) throw new Error(`no ${view} bundle of level ${level}`);
  return found;
}

test('the catalogue passes its own checks', () => {
  expect(() => assertCatalogue(catalogue)).not.toThrow();
});

describe('podcast bundles', () => {
  test.each([
    ['brand', 3, 'Elite', 'R15 999', 'R29 999', '10 working days', true],
    ['brand', 2, 'Initiate', 'R10 999', 'R19 999', '10 working days', false],
    ['brand', 1, 'Novice', 'R6 999', 'R11 999', '12 working days', false],
    ['creator', 1, '', 'R4 999 pm', 'R7 999 pm', '14 working days', false],
    ['creator', 2, '', 'R6 999 pm', 'R11 999 pm', '12 working days', false],
    ['creator', 3, '', 'R8 999 pm', 'R14 999 pm', '10 working days', true],
  ] as const)(
    'the %s bundle of level %d (%s) costs %s for 1 episode and %s for 2, in %s; featured: %s',
    (view, level, tier, one, two, turnaround, featured) => {
      expect(bundle(view, level)).toMatchObject({
        tier,
        prices: [
          { episodes: 1, price: one },
          { episodes: 2, price: two },
        ],
        turnaround,
        featured,
      });
    },
  );

  test('there are four brand bundles and three creator bundles', () => {
    expect(podcastBundles.brand).toHaveLength(4);
    expect(podcastBundles.creator).toHaveLength(3);
  });

  test('End Game is a custom quote on a custom timeline, with a note to get in touch', () => {
    expect(bundle('brand', 'Custom')).toMatchObject({
      tier: 'End Game',
      prices: [{ episodes: 'Custom', price: 'Custom quote' }],
      turnaround: 'Custom timeline',
      featured: false,
      note: 'Contact us for a bespoke package.',
    });
  });

  test.each([
    [
      'brand',
      3,
      [
        `+ ${recording}`,
        `+ ${editing}`,
        '+ Producer on set',
        '+ Up to 5 reels',
        '+ 7 quote graphics',
        '+ 2 thumbnails',
        '+ SEO article, up to 800 words',
        '+ 2 revisions',
        '+ Download link',
      ],
    ],
    [
      'brand',
      2,
      [
        `+ ${recording}`,
        `+ ${editing}`,
        '- Producer on set',
        '+ Up to 3 reels',
        '+ 2 quote graphics',
        '+ 1 thumbnail',
        '- SEO article',
        '+ 1 revision',
        '+ Download link',
      ],
    ],
    [
      'brand',
      1,
      [
        `+ ${recording}`,
        `+ ${editing}`,
        '- Producer on set',
        '+ 3 teasers',
        '- Quote graphics',
        '- Thumbnails',
        '- SEO article',
        '- Revisions',
        '+ Download link',
      ],
    ],
    [
      'creator',
      3,
      [
        `+ ${recording}`,
        `+ ${editing}`,
        '+ 4 reels',
        '+ 3 quote graphics',
        '+ Transcript',
        '+ Distribution',
        '+ Analytics',
        '+ 2 revisions',
        '+ Download link',
      ],
    ],
    [
      'creator',
      2,
      [
        `+ ${recording}`,
        `+ ${editing}`,
        '- Reels',
        '- Quote graphics',
        '- Transcript',
        '- Distribution',
        '- Analytics',
        '+ 1 revision',
        '+ Download link',
      ],
    ],
    [
      'creator',
      1,
      [
        `+ ${recording}`,
        `+ ${editing}`,
        '- Reels',
        '- Quote graphics',
        '- Transcript',
        '- Distribution',
        '- Analytics',
        '- Revisions',
        '+ Download link',
      ],
    ],
  ] as const)('the %s bundle of level %d delivers its list', (view, level, expected) => {
    expect(lines(bundle(view, level).deliverables)).toEqual(expected);
  });

  test.each([
    ['brand', 'recording editing producer reels|teasers graphics thumbnail article revision link'],
    ['creator', 'recording editing reels graphics transcript distribution analytics revision link'],
  ] as const)('line N of every %s list is about the same thing', (view, topics) => {
    for (const { deliverables } of podcastBundlesFor(view)) {
      const texts = deliverables.map((deliverable) => deliverableItem(deliverable).text);
      const patterns = topics.split(' ').map((topic) => new RegExp(topic, 'i'));
      expect(texts).toHaveLength(patterns.length);
      for (const [line, pattern] of patterns.entries()) expect(texts[line]).toMatch(pattern);
    }
  });
});

describe('marketing', () => {
  test('the tiers are Platinum, Gold, Silver, Bronze, each in its own metal', () => {
    expect(marketingTiers).toEqual([
      { key: 'platinum', label: 'Platinum', colour: 'platinum' },
      { key: 'gold', label: 'Gold', colour: 'gold' },
      { key: 'silver', label: 'Silver', colour: 'silver' },
      { key: 'bronze', label: 'Bronze', colour: 'bronze' },
    ]);
  });

  test('the prices per month', () => {
    expect(marketingPrices).toEqual({
      enterprise: {
        bronze: 'R59,499',
        silver: 'R75,499',
        gold: 'R104,999',
        platinum: 'Enquire',
      },
      sme: { bronze: 'R29,999', silver: 'R39,999', gold: 'R64,999', platinum: 'Enquire' },
    });
  });

  // '·' is 'none', '¹' and '²' are the footnotes; bronze / silver / gold / platinum.
  const table = `
    # Website Management
    Updates per month: 2 / 4 / 8 / 16
    Blog posts: 1 / 2 / 4 / 8
    SEO: Basic / Standard / Advanced / Premium
    Reporting: Monthly / Bi-weekly / Weekly / Real-time dashboard
    # Social Media Management
    Platforms¹: 2 / 3 / 5 / All
    Posts per week: 3 / 5 / 7 / 14
    Custom graphics per month: 4 / 8 / 12 / 20
    Community management: · / Standard / Priority / 24/7
    Social ads²: · / · / R5,000 / R15,000 budget
    # Email & SMS
    Email campaigns per month: 1 / 2 / 4 / 8
    SMS: · / 1 / 2 / 4
    Automation: · / Basic / Advanced / Full suite
    List management: Basic / Standard / Advanced segmentation / AI-powered
    # Video
    Short videos: 2 / 4 / 8 / 12
    Long videos: · / 1 / 2 / 4
    Editing: Basic / Standard / Advanced / Premium with motion graphics
    # Performance
    Ads management²: · / · / R5,000 / R15,000
    Conversion optimisation: · / Basic / Advanced A/B / Full
    Retargeting: · / · / Yes / Multi-channel
    # Team & Training
    Strategy calls: Monthly / Bi-weekly / Weekly / On-demand
    Training: · / Quarterly / Monthly / Bi-weekly
    Account manager: · / · / Yes / Senior strategist
    Response time: 48 hours / 24 hours / 12 hours / 4 hours
  `;

  test('the groups, their items, values and footnotes, in order', () => {
    const actual = marketingGroups.flatMap(({ label, items }) => [
      `# ${label}`,
      ...items.map((item) => {
        const { bronze, silver, gold, platinum } = item.values;
        const note = item.noteId ? '·¹²'.charAt(footnoteNumber(item.noteId)) : '';
        const values = [bronze, silver, gold, platinum].map((value) => value ?? '·');
        return `${item.label}${note}: ${values.join(' / ')}`;
      }),
    ]);
    const expected = table
      .trim()
      .split('\n')
      .map((line) => line.trim());
    expect(actual).toEqual(expected);
  });

  test('footnote 1 lists the platforms; footnote 2 says whose the ad budget is', () => {
    expect(footnotes.map(({ text }) => text)).toEqual([
      'Platforms: Facebook, Instagram, LinkedIn, Twitter/X, TikTok, YouTube.',
      'The ad budget is separate from the package cost and is managed on your behalf.',
    ]);
    expect(footnotes.map(({ id }) => footnoteNumber(id))).toEqual([1, 2]);
  });
});

describe('terms', () => {
  test('a contract runs for 6 months', () => {
    expect(contractMonths).toBe(6);
  });

  test('a recording is up to 90 minutes within a 2-hour slot', () => {
    expect(recordingMinutes).toBe(90);
    expect(recordingSlotHours).toBe(2);
  });

  test('turnarounds are 10, 12 or 14 working days, or agreed with the client', () => {
    expect(turnarounds).toEqual([
      '10 working days',
      '12 working days',
      '14 working days',
      'Custom timeline',
    ]);
  });
});
