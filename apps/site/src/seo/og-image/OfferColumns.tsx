import { textOnTier } from '@agency/ui';
import { totalOf } from '../../offers/prices.ts';
import type { Offer } from '../../pages/PageDefinition.ts';
import { PriceFigure, periodBelow, priceSize } from './PriceFigure.tsx';
import {
  box,
  column,
  display,
  fitting,
  lightColors,
  offersHeight,
  offersWidth,
  row,
} from './styles.ts';

/** An offer with a colour. */
export type ColoredOffer = Offer & Required<Pick<Offer, 'color'>>;

/** Offers like the head of their table: each name on its colour, with its price below. */
export function OfferColumns({ offers }: { offers: readonly ColoredOffer[] }) {
  const width = offersWidth / offers.length;
  const fontSize = priceSize(offers, 48, width - inset - 12);
  const borderBottom = `2px solid ${lightColors.lineStrong}`;
  return (
    <div style={{ ...box, height: offersHeight, borderBottom }}>
      {offers.map(({ id, name, color, prices: [first] }) => (
        <div key={id} style={{ ...column, gap: 40, width }}>
          <div
            style={{
              ...row,
              ...display,
              height: 72,
              paddingLeft: inset,
              backgroundColor: lightColors[color],
              color: lightColors[textOnTier(color)],
              fontSize: fitting(name, 32, width - 2 * inset),
            }}
          >
            {name}
          </div>
          {first && (
            <div style={{ display: 'flex', paddingLeft: inset }}>
              <PriceFigure fontSize={fontSize} below={periodBelow(first.price)}>
                {totalOf(first.price)}
              </PriceFigure>
            </div>
          )}
        </div>
      ))}
    </div>
  );
}

const inset = 20;
