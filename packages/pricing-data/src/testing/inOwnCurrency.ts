import { type Currency, currency } from '../currency.ts';
import type { ReducedPrice } from '../price.ts';

const { sign, signAfter, thousands, decimal }: Currency = currency;

/** Rewrites rand amounts ('R1 234.50') in the catalogue currency's notation, without conversion. */
export const inOwnCurrency = (text: string) =>
  text.replaceAll(
    /\bR(\d{1,3}(?:[ ,]\d{3})*)(?:\.(\d\d))?/g,
    (_, figure: string, cents?: string) => {
      const own = (separator: string) => (thousands.includes(separator) ? separator : thousands[0]);
      const whole = figure.replaceAll(/\D/g, own);
      return `${sign}${whole}${cents ? decimal + cents : ''}${signAfter}`;
    },
  ) as ReducedPrice['price'];
