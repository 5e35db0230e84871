import { ogImageContent } from '../../content/metadata.ts';
import { totalOf } from '../../offers/prices.ts';
import type { Offer } from '../../pages/Page.ts';
import { Pill } from './Pill.tsx';
import { PriceFigure, priceSize } from './PriceFigure.tsx';
import {
  column,
  display,
  lightColors,
  offersHeight,
  offersWidth,
  row,
  secondary,
} from './styles.ts';

/** Offers as small cards, each with its first price. */
export function OfferCards({ offers }: { offers: readonly Offer[] }) {
  const width = (offersWidth + gap) / offers.length - gap;
  const fontSize = priceSize(offers, 62, width - 2 * inset);
  return (
    <div style={{ display: 'flex', gap }}>
      {offers.map((offer) => (
        <Card key={offer.id} {...offer} width={width} fontSize={fontSize} />
      ))}
    </div>
  );
}

const gap = 22;
const inset = 28;
const title = { ...display, fontSize: 32, lineHeight: 1.1, lineClamp: 1 } as const;

const card = {
  ...column,
  justifyContent: 'space-between',
  height: offersHeight,
  borderRadius: 14,
  backgroundColor: lightColors.surface,
} as const;

const popular = {
  height: 34,
  padding: '0 15px 0 14px',
  gap: 8,
  backgroundColor: lightColors.accent,
  color: lightColors.onAccent,
  fontSize: 19,
};

interface CardProps extends Offer {
  width: number;
  /** The price's font size. */
  fontSize: number;
}

function Card({ name, tier = name, level, prices, featured, width, fontSize }: CardProps) {
  const [first] = prices;
  const border = featured ? 3 : 1.5;
  const lineColor = featured ? lightColors.lineStrong : lightColors.line;
  const padding = inset - border;
  const maxWidth = width - 2 * inset - (featured ? 140 : 0);
  return (
    <div
      style={{
        ...card,
        width,
        padding: `${padding - 4}px ${padding}px ${padding}px`,
        border: `${border}px solid ${lineColor}`,
      }}
    >
      <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start' }}>
        <div style={{ ...column, gap: 6 }}>
          {tier && <div style={{ ...title, display: 'block', maxWidth }}>{tier}</div>}
          {level !== undefined && (
            <div style={{ ...row, gap: tier ? 10 : 12 }}>
              <Meter level={level} height={tier ? 20 : 24} />
              <div style={tier ? { ...secondary, fontWeight: 600 } : title}>
                {ogImageContent.level({ level })}
              </div>
            </div>
          )}
        </div>
        {featured && (
          <Pill dot={8} style={popular}>
            {ogImageContent.popular}
          </Pill>
        )}
      </div>
      {first && (
        <PriceFigure fontSize={fontSize} below={first.quantity}>
          {totalOf(first.price)}
        </PriceFigure>
      )}
    </div>
  );
}

/** A level as bars, like the meter on its card. */
function Meter({ level, height }: { level: Offer['level']; height: number }) {
  const filled = typeof level === 'number' ? level : 0;
  return (
    <div style={{ display: 'flex', alignItems: 'flex-end', gap: height * 0.14, height }}>
      {[5, 9.5, 14].map((bar, index) => (
        <div
          key={bar}
          style={{
            boxSizing: 'border-box',
            width: height * 0.29,
            height: (height * bar) / 14,
            border: `2px solid ${lightColors.textMuted}`,
            borderRadius: 2,
            backgroundColor: index < filled ? lightColors.textMuted : 'transparent',
          }}
        />
      ))}
    </div>
  );
}
