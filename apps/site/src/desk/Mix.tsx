import {
  groupShares,
  includedItems,
  isQuote,
  type MarketingTier,
  marketingGroups,
  marketingTiers,
} from '@agency/pricing-data';
import { Price } from '@agency/ui';
import * as words from '../content/digitalMarketing.ts';
import { taxLabels } from '../content/offers.ts';
import { ForEachPrice } from '../offers/ForEachPrice.tsx';
import { withTax } from '../offers/prices.ts';
import { priceTransitionOf } from '../offers/priceTransition.ts';
import { led, ledPath } from './ledPath.ts';
import * as styles from './Mix.css.ts';

/** An index of the tiers, each a channel strip: its price, and how much of each group it offers. */
export const Mix = () => (
  <nav aria-label={words.mix.label} className={styles.root}>
    <ul className={styles.strips}>
      {marketingTiers.map((tier) => (
        <li key={tier.key}>
          <Strip tier={tier} />
        </li>
      ))}
    </ul>
    <p aria-hidden="true" className={styles.legend}>
      {words.mix.legend(marketingGroups.map(({ label }) => label))}
    </p>
  </nav>
);

const groups = marketingGroups.map(groupShares);

function Strip({ tier: { key, label, color } }: { tier: MarketingTier }) {
  const included = marketingGroups.reduce((sum, group) => sum + includedItems(group, key), 0);
  const lit = groups.map((share) => share[key] && Math.max(1, Math.round(share[key] * led.rows)));
  return (
    <a href={`#${key}`} className={styles.strip[color]}>
      <span className={styles.name}>{label}</span>{' '}
      <ForEachPrice tier={key} as="span" className={`${styles.price} ${priceTransitionOf(key)}`}>
        {(text) => {
          if (isQuote(text))
            return <span className={styles.onEnquiry}>{words.mix.quotes[text]}</span>;
          const taxed = withTax(text);
          return (
            <>
              <Price className={taxed && styles.total}>{taxed?.total ?? text}</Price>{' '}
              <small className={`${styles.quiet} ${styles.period}`}>
                {taxed ? taxLabels.total : words.mix.perMonth}
              </small>
            </>
          );
        }}
      </ForEachPrice>{' '}
      <svg
        viewBox={`0 0 ${groups.length * (led.width + led.gap) - led.gap} ${led.rows * (led.height + led.gap) - led.gap}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className={styles.leds}
      >
        <path d={ledPath(groups.map(() => led.rows))} className={styles.unlit} />
        <path d={ledPath(lit)} />
      </svg>{' '}
      <span className={styles.quiet}>{words.mix.included(included)}</span>
    </a>
  );
}
