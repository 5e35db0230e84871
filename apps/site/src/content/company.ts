import { siteConfig } from '../config/siteConfig.ts';
import { dateInWords } from './pricesAsOf.ts';

/** What law or tenders ask the company to state, as far as the configuration says it. */
export function companyFacts(): string[] {
  const { registrationNumber, address, bbbeeLevel, bbbeeExpires } = siteConfig;
  return [
    registrationNumber && `Registration number ${registrationNumber}`,
    address,
    bbbeeLevel && `B-BBEE Level ${bbbeeLevel}, valid until ${dateInWords(bbbeeExpires)}`,
  ].filter(Boolean);
}
