import { contractMonths } from '@agency/pricing-data';

/** Follows the sum of a price over the contract. */
export const overTerm = `over ${contractMonths} months`;
