import type { IsoDate } from '@agency/pricing-data';
import { siteConfig } from '../siteConfig.ts';

/** The banner at the top of every page; '' for none. A function, as the inline script needs only the promotion. */
export const banner = () =>
  siteConfig.bbbeeLevel && `Proudly a BEE Level ${siteConfig.bbbeeLevel} company`;

/** A text in the banner's place up to the end of `promotionUntil`; '' for none. */
export const promotion: string = '';

/** Its last day in South Africa, in ISO 8601: '2026-12-24'; '' for the last one of the reduced prices. */
export const promotionUntil: IsoDate | '' = '';
