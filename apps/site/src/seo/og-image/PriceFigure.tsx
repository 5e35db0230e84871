import { isQuote, type ParsedPrice } from '@agency/pricing-data';
import { pricePeriod } from '../../content/offers.ts';
import { shownPrice, totalOf } from '../../offers/prices.ts';
import type { Offer } from '../../pages/PageDefinition.ts';
import { column, display, fitting, lightColors, secondary } from './styles.ts';

interface PriceFigureProps {
  children: ParsedPrice;
  /** In pixels. */
  fontSize: number;
  /** The line below: the quantity, or the period. */
  below: string | undefined;
}

/** A price as on the pages: the currency small and raised, the period less prominent. */
export function PriceFigure({ children, fontSize: size, below }: PriceFigureProps) {
  const { currency, figure, after: period } = partsOf(children);
  return (
    <div style={column}>
      <div style={{ ...display, display: 'flex', fontSize: size, lineHeight: 1.05 }}>
        {currency && <div style={{ ...currencyStyle, fontSize: size * 0.55 }}>{currency}</div>}
        <div style={{ fontFeatureSettings: '"tnum"', whiteSpace: 'pre' }}>{figure}</div>
        {period && <div style={{ ...periodStyle, fontSize: size * 0.45 }}>{period}</div>}
      </div>
      {below && <div style={{ ...secondary, marginTop: 4 }}>{below}</div>}
    </div>
  );
}

/** 'per month' below a price without a quantity; nothing below a quote. */
export const periodBelow = (price: ParsedPrice): string | undefined =>
  isQuote(price) ? undefined : pricePeriod;

/** The size in which all offers' prices fit, so that they align. */
export const priceSize = (offers: readonly Offer[], largest: number, width: number): number =>
  Math.min(
    ...offers.map(({ prices: [first] }) => {
      if (!first) return largest;
      const { currency, figure, after: period } = partsOf(totalOf(first.price));
      // The period is less than half as large.
      return fitting(currency + figure + period.slice(0, 2), largest, width);
    }),
  );

function partsOf(price: ParsedPrice) {
  const shown = shownPrice(price);
  return typeof shown === 'string' ? { currency: '', figure: shown, after: '' } : shown;
}

const currencyStyle = { marginTop: '0.06em', marginRight: '0.1em', fontWeight: 600 };

const periodStyle = {
  alignSelf: 'flex-end',
  marginBottom: '0.12em',
  fontWeight: 500,
  letterSpacing: 0,
  whiteSpace: 'pre',
  color: lightColors.textMuted,
} as const;
