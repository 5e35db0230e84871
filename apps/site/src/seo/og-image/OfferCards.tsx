import { cardLabels, levelName } from '../../content/offers.ts';
import type { Offer } from '../../pages/PageDefinition.ts';
import { Pill } from './OgImage.tsx';
import { PriceFigure, priceSize } from './PriceFigure.tsx';
import * as styles from './styles.ts';

const { column, lightColors } = styles;
const gap = 22;
const popularHeight = 34;

/** Offers as small cards, each with its first price; up to six fit. */
export function OfferCards({ offers }: { offers: readonly Offer[] }) {
  const width = (styles.offersWidth + gap) / offers.length - gap;
  // Without room for the badge beside the name, it is on the card's border.
  const narrow = offers.length > 3;
  const inset = narrow ? 16 : 28;
  const fontSize = priceSize(offers, 62, width - 2 * inset);
  const badge = narrow
    ? ({ ...popular, position: 'absolute', top: -popularHeight / 2, right: 12 } as const)
    : popular;

  const cardOf = (offer: Offer) => {
    const { name, tier = name, level, featured } = offer;
    const border = featured ? 3 : 1.5;
    const padding = inset - border;
    const maxWidth = width - 2 * inset - (featured && !narrow ? 140 : 0);
    const titleSize = narrow ? { fontSize: Math.max(22, styles.fitting(tier, 32, maxWidth)) } : {};
    return (
      <div
        key={offer.id}
        style={{
          ...card,
          width,
          padding: `${narrow ? padding + 10 : padding - 4}px ${padding}px ${padding}px`,
          border: `${border}px solid ${featured ? lightColors.lineStrong : lightColors.line}`,
        }}
      >
        <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start' }}>
          <div style={{ ...column, gap: 6 }}>
            {tier && (
              <div style={{ ...title, ...titleSize, display: 'block', maxWidth }}>{tier}</div>
            )}
            {level !== undefined && (
              <div style={tier ? { ...styles.secondary, fontWeight: 600 } : title}>
                {levelName({ level })}
              </div>
            )}
          </div>
          {featured && <Pill style={badge}>{cardLabels.featured}</Pill>}
        </div>
        <PriceFigure offer={offer} fontSize={fontSize} />
      </div>
    );
  };
  return <div style={{ display: 'flex', gap }}>{offers.map(cardOf)}</div>;
}

const title = { ...styles.display, fontSize: 32, lineHeight: 1.1, lineClamp: 1 } as const;

const card = {
  ...column,
  position: 'relative',
  justifyContent: 'space-between',
  height: styles.offersHeight,
  borderRadius: 14,
  backgroundColor: lightColors.surface,
} as const;

const popular = {
  height: popularHeight,
  padding: '0 15px',
  backgroundColor: lightColors.text,
  color: lightColors.canvas,
  fontSize: 19,
};
