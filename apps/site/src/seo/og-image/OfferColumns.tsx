import { isQuote } from '@agency/pricing-data';
import { textOnTier } from '@agency/ui';
import { cardLabels, pricePeriod } from '../../content/offers.ts';
import { lightColors } from '../../hexColors.ts';
import { shownPrice } from '../../offers/prices.ts';
import { totalOf } from '../../offers/taxedAmounts.ts';
import type { Offer } from '../../pages/PageDefinition.ts';
import { fittingSize } from './fittingSize.ts';
import { box, column, contentWidth, display, pill, row } from './styles.ts';

const inset = 20;
const popularHeight = 34;

/** One column per offer. Up to six fit. */
export function OfferColumns({ offers }: { offers: readonly Offer[] }) {
  const width = contentWidth / offers.length;
  // Sets all prices in one size, so that they align. Counts the period, whose type is smaller, as two characters.
  const sizes = offers
    .map(firstPriceOf)
    .map(({ currency, figure, currencyAfter, after }) =>
      fittingSize(currency + figure + currencyAfter + after.slice(0, 2), 58, width - inset - 12),
    );
  const price = { ...display, display: 'flex', fontSize: Math.min(...sizes), lineHeight: 1.05 };
  return (
    <div style={{ ...box, height: 236, borderBottom: `2px solid ${lightColors.lineStrong}` }}>
      {offers.map((offer) => {
        const { currency, figure, currencyAfter, after, below } = firstPriceOf(offer);
        const fontSize = fittingSize(offer.name, 32, width - 2 * inset);
        return (
          <div key={offer.id} style={{ ...column, position: 'relative', gap: 40, width }}>
            <div style={{ ...head, ...colorsOf(offer), fontSize }}>{offer.name}</div>
            {offer.featured && <div style={popular}>{cardLabels.featured}</div>}
            <div style={{ ...column, paddingLeft: inset }}>
              <div style={price}>
                {currency && <div style={raised}>{currency}</div>}
                <div style={{ fontFeatureSettings: '"tnum"', whiteSpace: 'pre' }}>{figure}</div>
                {currencyAfter && <div style={raised}>{currencyAfter}</div>}
                {after && <div style={lessProminent}>{after}</div>}
              </div>
              {below && <div style={quantity}>{below}</div>}
            </div>
          </div>
        );
      })}
    </div>
  );
}

function firstPriceOf({ prices: [first] }: Offer) {
  const shown = first ? shownPrice(totalOf(first.price)) : '';
  const parts =
    typeof shown === 'string'
      ? { currency: '', figure: shown, currencyAfter: '', after: '' }
      : shown;
  return {
    ...parts,
    below: first?.quantity ?? (isQuote(first?.price) || parts.after ? '' : pricePeriod),
  };
}

function colorsOf({ color, featured }: Offer) {
  if (color) return { backgroundColor: lightColors[color], color: lightColors[textOnTier(color)] };
  const { canvas, surfaceSunken, text } = lightColors;
  return { backgroundColor: featured ? text : surfaceSunken, color: featured ? canvas : text };
}

const head = { ...row, ...display, height: 72, paddingLeft: inset } as const;

/** Straddles the column's top edge, because there may be no room beside the name. */
const popular = {
  ...pill,
  position: 'absolute',
  top: -popularHeight / 2,
  right: 12,
  height: popularHeight,
  padding: '0 15px',
  border: `2px solid ${lightColors.canvas}`,
  backgroundColor: lightColors.accent,
  color: lightColors.onAccent,
  fontSize: 19,
} as const;

const quantity = { marginTop: 4, fontSize: 22, lineHeight: 1.2, color: lightColors.textMuted };

const raised = {
  marginTop: '0.06em',
  marginRight: '0.1em',
  fontSize: '0.55em',
  fontWeight: 600,
};

const lessProminent = {
  alignSelf: 'flex-end',
  marginBottom: '0.12em',
  fontSize: '0.45em',
  fontWeight: 400,
  letterSpacing: 0,
  whiteSpace: 'pre',
  color: lightColors.textMuted,
} as const;
