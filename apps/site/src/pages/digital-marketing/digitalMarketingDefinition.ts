import {
  contractMonths,
  footnotesOf,
  marketingGroups,
  marketingPrice,
  marketingTiers,
} from '@agency/pricing-data';
import {
  digitalMarketingContent,
  digitalMarketingHeading,
  digitalMarketingMenuLabel,
  monthlyBadge,
  tableHeading,
} from '../../content/digitalMarketing.ts';
import type { PageDefinition } from '../PageDefinition.ts';

export const page: PageDefinition = {
  path: '/digital-marketing',
  heading: digitalMarketingHeading,
  menuLabel: digitalMarketingMenuLabel,
  words: digitalMarketingContent,
  previewText: () => monthlyBadge,
  contractMonths: contractMonths.marketing,
  bottomBar: true,
  offers: (view) =>
    marketingTiers.flatMap(({ key, label, color }) => {
      const price = marketingPrice(key, view);
      return price ? { id: key, name: label, prices: [{ price }], color } : [];
    }),
  introduction: (view) => digitalMarketingContent[view].description,
  hasAudienceNote: true,
  comparison: { heading: tableHeading, tiers: marketingTiers, groups: marketingGroups },
  footnotes: footnotesOf(marketingGroups.flatMap(({ items }) => items)),
};
