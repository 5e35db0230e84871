import {
  contractMonths,
  footnotesOf,
  marketingGroups,
  marketingPrice,
  marketingTiers,
} from '@agency/pricing-data';
import * as words from '../../content/digitalMarketing.ts';
import type { PageDefinition } from '../PageDefinition.ts';

export const page: PageDefinition = {
  path: '/digital-marketing',
  heading: words.digitalMarketingHeading,
  menuLabel: words.digitalMarketingMenuLabel,
  words: words.digitalMarketingContent,
  previewText: () => words.monthlyBadge,
  contractMonths: contractMonths.marketing,
  bottomBar: true,
  offers: (view) =>
    marketingTiers.flatMap(({ key, label, color }) => {
      const price = marketingPrice(key, view);
      return price ? { id: key, name: label, prices: [{ price }], color } : [];
    }),
  hasAudienceNote: true,
  footnotes: footnotesOf(marketingGroups.flatMap(({ items }) => items)),
};
