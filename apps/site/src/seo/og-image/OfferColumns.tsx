import { textOnTier } from '@agency/ui';
import type { Offer } from '../../pages/PageDefinition.ts';
import { PriceFigure, priceSize } from './PriceFigure.tsx';
import * as styles from './styles.ts';

/** An offer with a colour. */
export type ColoredOffer = Offer & Required<Pick<Offer, 'color'>>;

/** Offers like the head of their table: each name on its colour, with its price below. */
export function OfferColumns({ offers }: { offers: readonly ColoredOffer[] }) {
  const { box, row, column, display, fitting, lightColors, offersHeight } = styles;
  const width = styles.offersWidth / offers.length;
  const inset = 20;
  const fontSize = priceSize(offers, 48, width - inset - 12);
  const borderBottom = `2px solid ${lightColors.lineStrong}`;
  const head = { ...row, ...display, height: 72, paddingLeft: inset };
  return (
    <div style={{ ...box, height: offersHeight, borderBottom }}>
      {offers.map((offer) => (
        <div key={offer.id} style={{ ...column, gap: 40, width }}>
          <div
            style={{
              ...head,
              backgroundColor: lightColors[offer.color],
              color: lightColors[textOnTier(offer.color)],
              fontSize: fitting(offer.name, 32, width - 2 * inset),
            }}
          >
            {offer.name}
          </div>
          <div style={{ display: 'flex', paddingLeft: inset }}>
            <PriceFigure offer={offer} fontSize={fontSize} />
          </div>
        </div>
      ))}
    </div>
  );
}
