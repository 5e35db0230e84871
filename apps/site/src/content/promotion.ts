import type { IsoDate } from '@agency/pricing-data';

/** A text in the banner's place up to the end of `promotionUntil`; '' for none. */
export const promotion: string = '';

/** Its last day in South Africa, in ISO 8601: '2026-12-24'; '' for the last one of the reduced prices. */
export const promotionUntil: IsoDate | '' = '';
