/**
 * Where a telephone number leads, from the way people read it. In '+27 (0)10 555 0100' the bracketed
 * zero is for those who dial at home.
 */
export const phoneHref = (phone: string): string =>
  `tel:${phone.replace('(0)', '').replaceAll(/[^+\d]/g, '')}`;
