import { textOnTier } from '@agency/ui';
import { cardLabels } from '../../content/offers.ts';
import type { Offer } from '../../pages/PageDefinition.ts';
import { Pill } from './OgImage.tsx';
import { PriceFigure, priceSize } from './PriceFigure.tsx';
import * as styles from './styles.ts';

const { box, column, display, fitting, lightColors, row } = styles;
const inset = 20;
const popularHeight = 34;

/** Offers like the head of a table: each name on its colour, with its first price below; up to six fit. */
export function OfferColumns({ offers }: { offers: readonly Offer[] }) {
  const width = styles.offersWidth / offers.length;
  const fontSize = priceSize(offers, 58, width - inset - 12);
  return (
    <div style={{ ...box, height: 236, borderBottom: `2px solid ${lightColors.lineStrong}` }}>
      {offers.map((offer) => (
        <div key={offer.id} style={{ ...column, position: 'relative', gap: 40, width }}>
          <div
            style={{
              ...head,
              ...colorsOf(offer),
              fontSize: fitting(offer.name, 32, width - 2 * inset),
            }}
          >
            {offer.name}
          </div>
          {offer.featured && <Pill style={popular}>{cardLabels.featured}</Pill>}
          <div style={{ display: 'flex', paddingLeft: inset }}>
            <PriceFigure offer={offer} fontSize={fontSize} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** A tier's own colour; among other offers, the featured one stands out. */
function colorsOf({ color, featured }: Offer) {
  if (color) return { backgroundColor: lightColors[color], color: lightColors[textOnTier(color)] };
  const { canvas, surfaceSunken, text } = lightColors;
  return { backgroundColor: featured ? text : surfaceSunken, color: featured ? canvas : text };
}

const head = { ...row, ...display, height: 72, paddingLeft: inset } as const;

/** On the column's edge, as beside the name there may be no room. */
const popular = {
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
