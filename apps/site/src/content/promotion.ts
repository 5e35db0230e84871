import type { IsoDate } from '@agency/pricing-data';

/** The text that replaces the banner until the end of `promotionUntil`; '' for none. */
export const promotion: string = '';

/** The promotion's last day in South African time, such as '2026-12-24'; '' for the reduced prices' last day. */
export const promotionUntil: IsoDate | '' = '';
