/**
 * The `tel:` address of a telephone number as people write it. Drops the bracketed zero of
 * '+27 (0)10 555 0100', which is only for domestic calls.
 */
export const phoneHref = (phone: string): string =>
  `tel:${phone.replace('(0)', '').replaceAll(/[^+\d]/g, '')}`;
