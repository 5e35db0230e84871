import { isQuote, type ParsedPrice } from '@agency/pricing-data';
import { pricePeriod } from '../../content/offers.ts';
import { shownPrice, totalOf } from '../../offers/prices.ts';
import type { Offer } from '../../pages/PageDefinition.ts';
import * as styles from './styles.ts';

interface PriceFigureProps {
  offer: Offer;
  /** In pixels. */
  fontSize: number;
}

/** An offer's first price as on the pages, with its quantity, or the period, below. */
export function PriceFigure({ offer, fontSize: size }: PriceFigureProps) {
  const [first] = offer.prices;
  if (!first) return null;
  const { currency, figure, after: period } = partsOf(first.price);
  const below = first.quantity ?? (isQuote(first.price) ? undefined : pricePeriod);
  return (
    <div style={styles.column}>
      <div style={{ ...styles.display, display: 'flex', fontSize: size, lineHeight: 1.05 }}>
        {currency && <div style={{ ...raised, fontSize: size * 0.55 }}>{currency}</div>}
        <div style={{ fontFeatureSettings: '"tnum"', whiteSpace: 'pre' }}>{figure}</div>
        {period && <div style={{ ...lessProminent, fontSize: size * 0.45 }}>{period}</div>}
      </div>
      {below && <div style={{ ...styles.secondary, marginTop: 4 }}>{below}</div>}
    </div>
  );
}

/** The size in which all offers' prices fit, so that they align. */
export const priceSize = (offers: readonly Offer[], largest: number, width: number): number =>
  Math.min(
    ...offers.map(({ prices: [first] }) => {
      if (!first) return largest;
      const { currency, figure, after: period } = partsOf(first.price);
      // The period is less than half as large.
      return styles.fitting(currency + figure + period.slice(0, 2), largest, width);
    }),
  );

function partsOf(price: ParsedPrice) {
  const shown = shownPrice(totalOf(price));
  return typeof shown === 'string' ? { currency: '', figure: shown, after: '' } : shown;
}

const raised = { marginTop: '0.06em', marginRight: '0.1em', fontWeight: 600 };

const lessProminent = {
  alignSelf: 'flex-end',
  marginBottom: '0.12em',
  fontWeight: 500,
  letterSpacing: 0,
  whiteSpace: 'pre',
  color: styles.lightColors.textMuted,
} as const;
