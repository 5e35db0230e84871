import { type MarketingTier, monthlyRand, type Price, type TierKey } from '@agency/pricing-data';
import type { ColorRole } from '@agency/ui';
import { ogImageContent } from '../../content/ogImages.ts';
import { totalOf } from '../../valueAddedTax.ts';
import { PriceFigure } from './PriceFigure.tsx';
import { lightColors } from './palette.ts';
import { box, column, display, offersHeight, offersWidth, row } from './styles.ts';

interface TierOffersProps {
  tiers: readonly MarketingTier[];
  prices: Readonly<Record<TierKey, Price>>;
}

/** Marketing tiers as the head of their table: each in its colour, with its price below. */
export function TierOffers({ tiers, prices }: TierOffersProps) {
  const width = offersWidth / tiers.length;
  const borderBottom = `2px solid ${lightColors.lineStrong}`;
  return (
    <div style={{ ...box, height: offersHeight, borderBottom }}>
      {tiers.map(({ key, label, colour }) => (
        <div key={key} style={{ ...column, gap: 40, width }}>
          <div
            style={{
              ...row,
              ...display,
              height: 72,
              paddingLeft: inset,
              backgroundColor: lightColors[colour],
              color: lightColors[textOn[colour]],
              fontSize: 32,
            }}
          >
            {label}
          </div>
          <div style={{ display: 'flex', paddingLeft: inset }}>
            <PriceFigure
              width={width - inset - 12}
              fontSize={48}
              below={monthlyRand(prices[key]) ? ogImageContent.perMonth : undefined}
            >
              {totalOf(prices[key])}
            </PriceFigure>
          </div>
        </div>
      ))}
    </div>
  );
}

const inset = 20;

const textOn: Record<MarketingTier['colour'], ColorRole> = {
  platinum: 'onPlatinum',
  gold: 'onGold',
  silver: 'onSilver',
  bronze: 'onBronze',
};
