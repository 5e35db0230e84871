/** The note above a page's prices, by the configuration's `valueAddedTax`; none if that is empty. */
export const taxNotes: Partial<Record<string, string>> = {
  included: 'Prices include value added tax (VAT).',
  both: 'Each price is shown without value added tax (VAT), with the tax, and in total.',
  'not registered': 'No value added tax (VAT) is charged: we are not registered for it.',
};

/** The note where only totals are shown: in OG images. */
export const shortTaxNotes: Partial<Record<string, string>> = {
  included: 'Prices include VAT',
  both: 'Prices include VAT',
  'not registered': 'No VAT is charged',
};

/** The labels of a price's three amounts. */
export const taxLabels = {
  net: 'excl. VAT',
  tax: (percent: string) => `VAT, ${percent}%`,
  total: 'incl. VAT',
};
