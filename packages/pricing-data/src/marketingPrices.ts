import type { MarketingPrices } from './types.ts';

/** The monthly price of each marketing tier, for each audience. */
export const marketingPrices: MarketingPrices = {
  enterprise: {
    bronze: 'R59,499',
    silver: 'R75,499',
    gold: 'R104,999',
    platinum: 'Enquire',
  },
  sme: {
    bronze: 'R29,999',
    silver: 'R39,999',
    gold: 'R64,999',
    platinum: 'Enquire',
  },
};
