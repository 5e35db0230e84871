import { type MarketingTier, marketingGroups, tiersFor, type View } from '@agency/pricing-data';
import { additions, itemWithValue, lowerCase, startsWith } from '../../content/tierAdditions.ts';
import { PerView } from '../../views/PerView.tsx';
import * as styles from './DigitalMarketingPage.css.ts';

export const TierAdditions = ({ tier }: { tier: MarketingTier }) => (
  <>
    <PerView as="b">{(view) => additionsIn(view, tier)?.intro}</PerView>{' '}
    <PerView as="span" className={styles.additions}>
      {(view) => additionsIn(view, tier)?.items.map(lowerCase).join(', ')}
    </PerView>
  </>
);

const items = marketingGroups.flatMap((group) => group.items);

function additionsIn(view: View, { key }: MarketingTier) {
  const tiers = tiersFor(view);
  const place = tiers.findIndex((tier) => tier.key === key);
  const words = additions[key];
  if (place < 0 || !words) return undefined;
  const lower = tiers[place + 1];
  const added = items.filter(({ values }) => lower && values[key] && !values[lower.key]);
  const named = words.named.map((id) => {
    const item = items.find((each) => each.id === id);
    return itemWithValue(item?.label ?? '', item?.values[key] ?? '');
  });
  return {
    intro: lower ? words.intro(lower.label) : startsWith,
    items: added.length < 2 ? named : added.map(({ label }) => label),
  };
}
