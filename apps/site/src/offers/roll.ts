import { marketingPrices, type TierKey } from '@agency/pricing-data';
import { rolls } from './roll.css.ts';

/** The class of a tier's price if it differs between the views. */
export const rollOf = (tier: TierKey): string =>
  marketingPrices.enterprise[tier] === marketingPrices.sme[tier] ? '' : rolls;
