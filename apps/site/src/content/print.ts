/** Precedes the date of printing. */
export const printedOn = 'Printed on';
export const termsHeading = 'Terms';
export const terms = (months: number) => `Prices are per month, on a ${months}-month contract.`;
