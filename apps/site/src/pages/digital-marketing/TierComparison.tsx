import {
  contractMonths,
  isQuote,
  type MarketingGroup,
  type MarketingTier,
  marketingGroups,
  marketingTiers,
} from '@agency/pricing-data';
import { ResponsiveComparison } from '@agency/ui';
import * as words from '../../content/digitalMarketing.ts';
import { promotedUntil } from '../../content/offers.ts';
import * as additionWords from '../../content/tierAdditions.ts';
import { Enquire } from '../../offers/Enquire.tsx';
import { offerAttributes } from '../../offers/offerAttributes.ts';
import { priceText, sumInWords } from '../../offers/prices.ts';
import { TaxedPrice } from '../../offers/TaxedPrice.tsx';
import { totalOf, withTax } from '../../offers/taxedAmounts.ts';
import { ShareOffer } from '../../share/ShareOffer.tsx';
import { pages } from '../registry.ts';
import * as styles from './DigitalMarketingPage.css.ts';
import { PerPriceState } from './PerPriceState.tsx';
import { StickyTierLinks } from './StickyTierLinks.tsx';
import { TierAdditions } from './TierAdditions.tsx';
import { TierLinks } from './TierLinks.tsx';
import { TierPrice } from './TierPrice.tsx';

export const TierComparison = () => (
  <ResponsiveComparison
    label={words.tableLabel}
    className={styles.comparison}
    aboveCards={
      marketingTiers.length > 1 && (
        <>
          <StickyTierLinks />
          <TierLinks />
        </>
      )
    }
    columns={marketingTiers.map((tier) => ({ ...tier, ...offerAttributes(tier.key) }))}
    rising
    headline={{
      label: words.costLabel,
      values: perTier((tier) => <TierPrice tier={tier} />),
      // Puts the text into an attribute for CSS to display, because content would appear twice without styles.
      inHeader: perTier(({ key }) => (
        <PerPriceState tier={key}>
          {({ price, attribute }) => (
            <span
              {...attribute}
              aria-hidden="true"
              data-text={isQuote(price) ? words.onEnquiry : priceText(totalOf(price))}
            />
          )}
        </PerPriceState>
      )),
    }}
    details={[
      { label: words.sumLabel, values: perTier((tier) => <SumAndActions tier={tier} />) },
      {
        label: additionWords.additionsLabel,
        values: perTier((tier) => <TierAdditions tier={tier} />),
      },
    ]}
    groups={marketingGroups.map((group) => ({
      id: group.id,
      label: group.label,
      rows: group.items,
      leadingValues: perTier((tier) => leadingValues(group, tier)),
    }))}
    defaultOpenGroups={[additionWords.firstOpenGroup]}
    notes={pages.digitalMarketing.footnotes}
    cards={perTier((tier) => ({
      summary: (
        <>
          <SumAndActions tier={tier} />
          <TierAdditions tier={tier} />
        </>
      ),
    }))}
  />
);

/** Returns a group's summary, such as '5 platforms, 7 posts per week'. */
function leadingValues({ id, items }: MarketingGroup, { key }: MarketingTier): string | undefined {
  const values = additionWords.leadingItems[id]?.flatMap((leading) => {
    const item = items.find((each) => each.id === leading);
    const value = item?.values[key];
    return item && value ? additionWords.itemWithValue(item.label, value) : [];
  });
  return (
    values
      ?.slice(0, 2)
      .map((text, index) => (index ? additionWords.lowerCase(text) : text))
      .join(', ') || undefined
  );
}

function perTier<Value>(show: (tier: MarketingTier) => Value) {
  return Object.fromEntries(marketingTiers.map((tier) => [tier.key, show(tier)]));
}

const SumAndActions = ({ tier: { key, label } }: { tier: MarketingTier }) => (
  <>
    <PerPriceState tier={key}>
      {({ price, promotion, attribute }) => (
        <span {...attribute} className={styles.sum}>
          {withTax(price) && <TaxedPrice price={price} />}
          {sumInWords(price, contractMonths.marketing) || words.quoted}
          {promotion && `, ${promotedUntil(promotion.until)}`}
        </span>
      )}
    </PerPriceState>
    <div className={styles.actions}>
      <Enquire subject={{ page: 'digitalMarketing', offer: key }} about={label} tone="secondary" />
      <ShareOffer offer={key} name={label} />
    </div>
  </>
);
