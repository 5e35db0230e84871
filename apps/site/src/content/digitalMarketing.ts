import { contractMonths, marketingTiers } from '@agency/pricing-data';
import { itemLabels } from './offers.ts';

export const digitalMarketingHeading = 'Digital Marketing Packages';

/** The page's link in the Pricing menu. */
export const digitalMarketingMenuLabel = 'Digital Marketing Bundles';

/** The badge above the description, beside the view's name. */
export const monthlyBadge = 'Monthly Digital Options';

export const tableHeading = 'Packages compared';

export const tableLabel = 'Digital marketing packages compared';

/** The heading of the table's first column, and the words of marks for screen readers. */
export const tableLabels = { ...itemLabels, item: 'Feature' };

export const costLabel = 'COST OF OPTION';

/** Follows each price. */
export const pricePeriod = 'per month';

/** The heading of the row with each tier's sum and additions. */
export const detailsLabel = 'In short';

/** The index of the tiers above the comparison. */
export const mix = {
  label: 'Packages and prices',
  legend: (groups: readonly string[]) =>
    `Line: price. Columns: ${groups.join(', ')}; more lights, more of it.`,
  included: (included: number, total: number) => `${included} of ${total} included`,
  onEnquiry: 'On enquiry',
  perMonth: 'per month',
};

/** The heading of the table's last row. */
export const actionsLabel = 'Ready to start?';

/**
 * What a tier adds to the next lower one: items that only it includes, and the number of items it has
 * more of.
 */
export const beyond = (tier: string, added: readonly string[], changed: number, all: number) => {
  const items = `${changed === all ? 'all ' : ''}${changed} items`;
  return `Beyond ${tier}: ${[
    ...(added.length > 0 ? [added.map(inSentence).join(', ')] : []),
    ...(changed > 0 ? [`more of ${added.length > 0 ? `${changed} others` : items}`] : []),
  ].join('; ')}`;
};

/** 'Social ads' within a sentence, but 'SMS' and 'WhatsApp' as they are. */
const inSentence = (label: string): string =>
  /^\p{L}+\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** The heading of the table's footnotes. */
export const notesHeading = 'Notes';

/** The heading of the footnotes in a tier's card. */
export const notesOn = (tier: string) => `${tier} notes`;

/** The name of a footnote's link back. */
export const footnoteLabels = { back: 'Back to {label}' };

const names = marketingTiers.map(({ label }) => label);

/** 'Platinum, Gold, Silver and Bronze'. Not `Intl.ListFormat`, which takes a cheap phone 50 ms. */
const tierNames = [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');

/**
 * The words of each view; `pages/Page.ts` describes those that every page has. Both descriptions have
 * the same number of lines, so that switching views moves nothing.
 */
export const digitalMarketingContent = {
  brand: {
    name: 'Enterprise',
    description:
      'One senior team for your website, social channels, email, video and paid media, run to ' +
      `the standards of a large organisation. Priced per month on a ${contractMonths}-month contract.`,
    previewText: monthlyBadge,
    title: 'Digital Marketing Packages for Enterprises',
    metaDescription:
      'Monthly digital marketing packages for enterprises: website, social media, email and ' +
      `SMS, video and performance. Compare ${tierNames}.`,
  },
  creator: {
    name: 'SME',
    description:
      'The marketing team a small or medium business rarely has room for: steady work on ' +
      `every channel, at a cost you can plan. Priced per month on a ${contractMonths}-month contract.`,
    previewText: monthlyBadge,
    title: 'Digital Marketing Packages for SMEs',
    metaDescription:
      'Monthly digital marketing packages for small and medium businesses: website, social ' +
      `media, email and SMS, video and performance. Compare ${tierNames}.`,
  },
};
