import { siteConfig } from '../config/siteConfig.ts';
import { dateInWords } from './pricesAsOf.ts';

/** The company's legal details, as far as the configuration has them. */
export function companyFacts(): string[] {
  const { registrationNumber, address, bbbeeLevel, bbbeeExpires } = siteConfig;
  return [
    registrationNumber && `Registration number ${registrationNumber}`,
    address,
    bbbeeLevel && `B-BBEE Level ${bbbeeLevel}, valid until ${dateInWords(bbbeeExpires)}`,
  ].filter(Boolean);
}
