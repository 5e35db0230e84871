// Import no prices here: the inline script imports this file, and hot reload cannot rerun the script.

/** Precedes the date of printing. */
export const printedOn = 'Printed on';

export const termsHeading = 'Terms';
export const terms = (months: number) => `Prices are per month, on a ${months}-month contract.`;
