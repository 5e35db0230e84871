import { contractMonths, marketingTiers } from '@agency/pricing-data';

export const digitalMarketingHeading = 'Digital Marketing Packages';

/** The badge above the description, beside the view's name. */
export const monthlyBadge = 'Monthly Digital Options';

export const tableCaption = 'Digital marketing packages compared';

export const costLabel = 'COST OF OPTION';

/** The heading of the footnotes in a tier's card. */
export const notesOn = (tier: string) => `${tier} notes`;

/** The bar at the foot of a narrow screen. */
export const bottomBarText = 'Ready to tailor a plan?';

/** 'Platinum, Gold, Silver and Bronze'. */
const tierNames = new Intl.ListFormat('en-ZA').format(marketingTiers.map(({ label }) => label));

/** The words of each view; `pages.ts` describes those that every page has. */
export const digitalMarketingContent = {
  brand: {
    name: 'Enterprise',
    description:
      'One senior team for your website, social channels, e-mail, video and paid media, run to ' +
      `the standards of a large organisation. Priced per month on a ${contractMonths}-month contract.`,
    title: 'Digital Marketing Packages for Enterprises',
    metaDescription:
      'Monthly digital marketing packages for enterprises: website, social media, e-mail and ' +
      `SMS, video and performance. Compare ${tierNames}.`,
  },
  creator: {
    name: 'SME',
    description:
      'The marketing department that a small or medium business rarely has room for: steady ' +
      `work on every channel, at a cost you can plan. Priced per month on a ${contractMonths}-month contract.`,
    title: 'Digital Marketing Packages for SMEs',
    metaDescription:
      'Monthly digital marketing packages for small and medium businesses: website, social ' +
      `media, e-mail and SMS, video and performance. Compare ${tierNames}.`,
  },
};
