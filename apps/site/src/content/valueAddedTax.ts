/** Above the prices of each page, by the configuration's `valueAddedTax`; without one, nothing. */
export const taxNotes: Partial<Record<string, string>> = {
  included: 'Prices include value added tax (VAT).',
  both: 'Each price is shown without value added tax (VAT), with the tax, and in total.',
  'not registered': 'No value added tax (VAT) is charged: we are not registered for it.',
};

/** Where there is only a price's total. */
export const shortTaxNotes: Partial<Record<string, string>> = {
  included: 'Prices include VAT',
  both: 'Prices include VAT',
  'not registered': 'No VAT is charged',
};

/** Before each of a price's amounts. */
export const taxLabels = {
  net: 'excl. VAT',
  tax: (percent: string) => `VAT, ${percent}%`,
  total: 'incl. VAT',
};
