import { type MarketingTier, monthlyRand, type Price, type TierKey } from '@agency/pricing-data';
import type { ColorRole } from '@agency/ui';
import { ogImageContent } from '../../content/ogImages.ts';
import { PriceFigure } from './PriceFigure.tsx';
import { lightColors } from './palette.ts';
import { display, offersHeight, offersWidth } from './sizes.ts';

interface TierOffersProps {
  tiers: readonly MarketingTier[];
  prices: Readonly<Record<TierKey, Price>>;
}

/** Marketing tiers as the head of their table: each in its colour, with its price below. */
export function TierOffers({ tiers, prices }: TierOffersProps) {
  const width = offersWidth / tiers.length;
  return (
    <div
      style={{
        display: 'flex',
        boxSizing: 'border-box',
        height: offersHeight,
        borderBottom: `2px solid ${lightColors.lineStrong}`,
      }}
    >
      {tiers.map(({ key, label, colour }) => (
        <div key={key} style={{ display: 'flex', flexDirection: 'column', width }}>
          <div
            style={{
              ...display,
              display: 'flex',
              alignItems: 'center',
              boxSizing: 'border-box',
              height: 72,
              paddingLeft: inset,
              backgroundColor: lightColors[colour],
              color: lightColors[textOn[colour]],
              fontSize: 32,
            }}
          >
            {label}
          </div>
          <div
            style={{
              display: 'flex',
              flexDirection: 'column',
              boxSizing: 'border-box',
              paddingTop: 40,
              paddingLeft: inset,
            }}
          >
            <PriceFigure width={width - inset - 12} fontSize={48}>
              {prices[key]}
            </PriceFigure>
            {monthlyRand(prices[key]) && (
              <div style={{ marginTop: 4, fontSize: 22, color: lightColors.textMuted }}>
                {ogImageContent.perMonth}
              </div>
            )}
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
