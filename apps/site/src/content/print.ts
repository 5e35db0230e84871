// Imports no prices: the inline script, which hot reload cannot run again, imports this.

/** Precedes the date of printing. */
export const printedOn = 'Printed on';

/** The terms of the offers. */
export const termsHeading = 'Terms';
export const terms = (months: number) => `Prices are per month, on a ${months}-month contract.`;
