import { audienceFor, marketingPrices, marketingTiers } from '@agency/pricing-data';
import {
  digitalMarketingContent,
  digitalMarketingHeading,
  digitalMarketingMenuLabel,
} from '../../content/digitalMarketing.ts';
import type { Page } from '../Page.ts';

export const page: Page = {
  heading: digitalMarketingHeading,
  menuLabel: digitalMarketingMenuLabel,
  words: digitalMarketingContent,
  bottomBar: true,
  offers: (view) =>
    marketingTiers.map(({ key, label, colour }) => ({
      id: key,
      name: label,
      prices: [{ price: marketingPrices[audienceFor[view]][key] }],
      colour,
    })),
};
