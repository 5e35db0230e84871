import { furtherOffers } from '../apps/site/build/furtherOffers.ts';
import { renderPriceList } from '../packages/pricing-data/priceList/renderPriceList.ts';

/** The whole price list: the catalogue's, and the offers of pages that are not in it. */
export const priceList = async (asOf?: string): Promise<string> =>
  renderPriceList(asOf) + (await furtherOffers());
