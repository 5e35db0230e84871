import { cardLabels, levelName } from '../../content/offers.ts';
import { totalOf } from '../../offers/prices.ts';
import type { Offer } from '../../pages/PageDefinition.ts';
import { Pill } from './Pill.tsx';
import { PriceFigure, periodBelow, priceSize } from './PriceFigure.tsx';
import {
  column,
  display,
  fitting,
  lightColors,
  offersHeight,
  offersWidth,
  secondary,
} from './styles.ts';

/** Offers as small cards, each with its first price; up to six fit. */
export function OfferCards({ offers }: { offers: readonly Offer[] }) {
  const width = (offersWidth + gap) / offers.length - gap;
  const narrow = offers.length > 3;
  const inset = narrow ? 16 : 28;
  const shared = {
    width,
    inset,
    narrow,
    fontSize: priceSize(offers, 62, width - 2 * inset),
  };
  return (
    <div style={{ display: 'flex', gap }}>
      {offers.map((offer) => (
        <Card key={offer.id} {...offer} {...shared} />
      ))}
    </div>
  );
}

const gap = 22;
const title = { ...display, fontSize: 32, lineHeight: 1.1, lineClamp: 1 } as const;

const card = {
  ...column,
  justifyContent: 'space-between',
  height: offersHeight,
  borderRadius: 14,
  backgroundColor: lightColors.surface,
} as const;

const popularHeight = 34;

const popular = {
  height: popularHeight,
  padding: '0 15px',
  backgroundColor: lightColors.text,
  color: lightColors.canvas,
  fontSize: 19,
};

/** Places the badge on the border of a card with no room beside its name. */
const onBorder = { position: 'absolute', top: -popularHeight / 2, right: 12 } as const;

interface CardProps extends Offer {
  width: number;
  /** The margin between its edge and its text. */
  inset: number;
  /** Whether there is no room for the badge beside the name. */
  narrow: boolean;
  /** The price's font size. */
  fontSize: number;
}

function Card({ name, tier = name, level, prices, featured, ...shared }: CardProps) {
  const { width, inset, narrow, fontSize } = shared;
  const [first] = prices;
  const border = featured ? 3 : 1.5;
  const lineColor = featured ? lightColors.lineStrong : lightColors.line;
  const padding = inset - border;
  const maxWidth = width - 2 * inset - (featured && !narrow ? 140 : 0);
  const titleSize = narrow ? { fontSize: Math.max(22, fitting(tier, 32, maxWidth)) } : {};
  return (
    <div
      style={{
        ...card,
        width,
        position: 'relative',
        padding: `${narrow ? padding + 10 : padding - 4}px ${padding}px ${padding}px`,
        border: `${border}px solid ${lineColor}`,
      }}
    >
      <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start' }}>
        <div style={{ ...column, gap: 6 }}>
          {tier && <div style={{ ...title, ...titleSize, display: 'block', maxWidth }}>{tier}</div>}
          {level !== undefined && (
            <div style={tier ? { ...secondary, fontWeight: 600 } : title}>
              {levelName({ level })}
            </div>
          )}
        </div>
        {featured && (
          <Pill style={narrow ? { ...popular, ...onBorder } : popular}>{cardLabels.featured}</Pill>
        )}
      </div>
      {first && (
        <PriceFigure fontSize={fontSize} below={first.quantity ?? periodBelow(first.price)}>
          {totalOf(first.price)}
        </PriceFigure>
      )}
    </div>
  );
}
