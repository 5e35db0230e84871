/*
 * The specification's tables, typed out: the pages are compared with these, and not with the data
 * that they are made from.
 */

const recording = 'Included: Studio recording, up to 90 minutes in a 2-hour slot';
const editing = 'Included: Audio and video editing';
const downloadLink = 'Included: Download link';

/** A podcast bundle as its card reads. */
export interface Bundle {
  name: string;
  popular: boolean;
  prices: Record<string, string>;
  deliverables: string[];
  turnaround: string;
}

/** The podcast bundles of each view, in its order. */
export const bundles: Record<'brand' | 'creator', Bundle[]> = {
  brand: [
    {
      name: 'Elite Level 3',
      popular: true,
      prices: { '1 episode per month': 'R15 999', '2 episodes per month': 'R29 999' },
      deliverables: [
        recording,
        editing,
        'Included: Producer on set',
        'Included: Up to 5 reels',
        'Included: 7 quote graphics',
        'Included: 2 thumbnails',
        'Included: SEO article, up to 800 words',
        'Included: 2 revisions',
        downloadLink,
      ],
      turnaround: '10 working days',
    },
    {
      name: 'Initiate Level 2',
      popular: false,
      prices: { '1 episode per month': 'R10 999', '2 episodes per month': 'R19 999' },
      deliverables: [
        recording,
        editing,
        'Not included: Producer on set',
        'Included: Up to 3 reels',
        'Included: 2 quote graphics',
        'Included: 1 thumbnail',
        'Not included: SEO article',
        'Included: 1 revision',
        downloadLink,
      ],
      turnaround: '10 working days',
    },
    {
      name: 'Novice Level 1',
      popular: false,
      prices: { '1 episode per month': 'R6 999', '2 episodes per month': 'R11 999' },
      deliverables: [
        recording,
        editing,
        'Not included: Producer on set',
        'Included: 3 teasers',
        'Not included: Quote graphics',
        'Not included: Thumbnails',
        'Not included: SEO article',
        'Not included: Revisions',
        downloadLink,
      ],
      turnaround: '12 working days',
    },
  ],
  creator: [
    {
      name: 'Level 3',
      popular: true,
      prices: { '1 episode per month': 'R8 999 pm', '2 episodes per month': 'R14 999 pm' },
      deliverables: [
        recording,
        editing,
        'Included: 4 reels',
        'Included: 3 quote graphics',
        'Included: Transcript',
        'Included: Distribution',
        'Included: Analytics',
        'Included: 2 revisions',
        downloadLink,
      ],
      turnaround: '10 working days',
    },
    {
      name: 'Level 2',
      popular: false,
      prices: { '1 episode per month': 'R6 999 pm', '2 episodes per month': 'R11 999 pm' },
      deliverables: [
        recording,
        editing,
        'Not included: Reels',
        'Not included: Quote graphics',
        'Not included: Transcript',
        'Not included: Distribution',
        'Not included: Analytics',
        'Included: 1 revision',
        downloadLink,
      ],
      turnaround: '12 working days',
    },
    {
      name: 'Level 1',
      popular: false,
      prices: { '1 episode per month': 'R4 999 pm', '2 episodes per month': 'R7 999 pm' },
      deliverables: [
        recording,
        editing,
        'Not included: Reels',
        'Not included: Quote graphics',
        'Not included: Transcript',
        'Not included: Distribution',
        'Not included: Analytics',
        'Not included: Revisions',
        downloadLink,
      ],
      turnaround: '14 working days',
    },
  ],
};

/** What Enquire tells of the bundles of either view, in the order of their cards. */
export const offers = ['level-3', 'level-2', 'level-1'] as const;

/** The marketing tiers, as the pages order them: against the order of the tables below. */
export const tiers = ['Platinum', 'Gold', 'Silver', 'Bronze'] as const;

/** A value for bronze, silver, gold and platinum. */
type Values = readonly [string | null, string | null, string | null, string];

/** What a marketing package costs a month: bronze, silver, gold and platinum. */
export const marketingPrices: Record<
  'brand' | 'creator',
  readonly [string, string, string, string]
> = {
  // Enterprise
  brand: ['R59,499', 'R75,499', 'R104,999', 'Enquire'],
  // SME
  creator: ['R29,999', 'R39,999', 'R64,999', 'Enquire'],
};

/** The marketing groups and their items; `null` is what the specification calls 'none'. */
export const marketingGroups: Record<string, Record<string, Values>> = {
  'Website Management': {
    'Updates per month': ['2', '4', '8', '16'],
    'Blog posts': ['1', '2', '4', '8'],
    SEO: ['Basic', 'Standard', 'Advanced', 'Premium'],
    Reporting: ['Monthly', 'Bi-weekly', 'Weekly', 'Real-time dashboard'],
  },
  'Social Media Management': {
    Platforms: ['2', '3', '5', 'All'],
    'Posts per week': ['3', '5', '7', '14'],
    'Custom graphics per month': ['4', '8', '12', '20'],
    'Community management': [null, 'Standard', 'Priority', '24/7'],
    'Social ads': [null, null, 'R5,000', 'R15,000 budget'],
  },
  'Email & SMS': {
    'Email campaigns per month': ['1', '2', '4', '8'],
    SMS: [null, '1', '2', '4'],
    Automation: [null, 'Basic', 'Advanced', 'Full suite'],
    'List management': ['Basic', 'Standard', 'Advanced segmentation', 'AI-powered'],
  },
  Video: {
    'Short videos': ['2', '4', '8', '12'],
    'Long videos': [null, '1', '2', '4'],
    Editing: ['Basic', 'Standard', 'Advanced', 'Premium with motion graphics'],
  },
  Performance: {
    'Ads management': [null, null, 'R5,000', 'R15,000'],
    'Conversion optimisation': [null, 'Basic', 'Advanced A/B', 'Full'],
    Retargeting: [null, null, 'Yes', 'Multi-channel'],
  },
  'Team & Training': {
    'Strategy calls': ['Monthly', 'Bi-weekly', 'Weekly', 'On-demand'],
    Training: [null, 'Quarterly', 'Monthly', 'Bi-weekly'],
    'Account manager': [null, null, 'Yes', 'Senior strategist'],
    'Response time': ['48 hours', '24 hours', '12 hours', '4 hours'],
  },
};

/** The footnotes, in the order of their numbers, and the items that refer to them. */
export const footnotes = [
  {
    says: ['Facebook', 'Instagram', 'LinkedIn', 'Twitter/X', 'TikTok', 'YouTube'],
    items: ['Platforms'],
  },
  {
    says: ['ad budget', 'separate from the package cost', 'managed on your behalf'],
    items: ['Social ads', 'Ads management'],
  },
] as const;
