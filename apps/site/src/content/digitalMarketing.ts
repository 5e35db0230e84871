import { contractMonths, tiersFor, type View } from '@agency/pricing-data';

export const digitalMarketingHeading = 'Digital Marketing Packages';

/** The label of the page's link in the Pricing menu. */
export const digitalMarketingMenuLabel = 'Digital Marketing Bundles';

/** The badge above the heading, next to the view's name. */
export const monthlyBadge = 'Monthly Digital Options';

export const tableHeading = 'Packages compared';

export const tableLabel = 'Digital marketing packages compared';

export const costLabel = 'COST OF OPTION';

/** The label of the row with each tier's sum over the contract. */
export const sumLabel = 'Contract total';

/** Replaces the price of a tier that is priced on enquiry, in tier links and the table's sticky header. */
export const onEnquiry = 'On enquiry';

/** Replaces the sum over the contract if the price is on enquiry. */
export const quoted = 'Quoted for you';

/** The accessible name of the sticky row of tier links above the cards on phones. */
export const stickyTierLinksLabel = 'Packages';

/** The accessible name of the navigation above the cards on phones: a link for each tier, with its price. */
export const tierLinksLabel = 'Packages and prices';

/** Lists a view's tiers: 'Platinum, Gold and Silver'. Avoids `Intl.ListFormat`, which takes a cheap phone 50 ms. */
function tierNames(view: View): string {
  const names = tiersFor(view).map(({ label }) => label);
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');
}

/** The text of each view. `pages/PageDefinition.ts` documents the fields that every page has. */
export const digitalMarketingContent = {
  brand: {
    name: 'Enterprise',
    description:
      'Your website, social channels, email, video and paid media, run by one senior team that ' +
      `answers to yours. Priced per month on a ${contractMonths.marketing}-month contract.`,
    title: 'Digital Marketing Packages for Enterprises',
    metaDescription:
      'Monthly digital marketing packages for enterprises: website, social media, email and ' +
      `SMS, video and performance. Compare ${tierNames('brand')}.`,
  },
  creator: {
    name: 'SME',
    description:
      'The marketing team a small or medium business rarely has room for: steady work on ' +
      `every channel, at a cost you can plan. Priced per month on a ${contractMonths.marketing}-month contract.`,
    title: 'Digital Marketing Packages for SMEs',
    metaDescription:
      'Monthly digital marketing packages for small and medium businesses: website, social ' +
      `media, email and SMS, video and performance. Compare ${tierNames('creator')}.`,
  },
} satisfies Record<View, object>;
