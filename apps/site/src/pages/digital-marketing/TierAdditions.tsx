import { type MarketingTier, marketingGroups, tiersFor } from '@agency/pricing-data';
import * as tierHighlights from '../../content/tierHighlights.ts';
import { PerView } from '../../views/PerView.tsx';
import * as styles from './TierAdditions.css.ts';

const items = marketingGroups.flatMap((group) => group.items);

/** What a tier adds to the next lower one of the view. */
export const TierAdditions = ({ tier }: { tier: MarketingTier }) => (
  <>
    <PerView as="b">
      {(view) => {
        const tiers = tiersFor(view);
        const lower = tiers[tiers.indexOf(tier) + 1];
        if (!tiers.includes(tier)) return undefined;
        return lower ? tierHighlights.beyond(lower.label) : tierHighlights.startsWith;
      }}
    </PerView>
    <ul className={styles.highlights}>
      {tierHighlights.highlights[tier.key]?.map((id) => {
        const item = items.find((each) => each.id === id);
        const value = item?.values[tier.key] ?? '';
        return <li key={id}>{tierHighlights.itemWithValue(item?.label ?? '', value)}</li>;
      })}
    </ul>
  </>
);
