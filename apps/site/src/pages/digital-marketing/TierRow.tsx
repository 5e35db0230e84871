import { marketingTiers } from '@agency/pricing-data';
import { tierRowLabel } from '../../content/digitalMarketing.ts';
import * as styles from './TierRow.css.ts';
import { useScrollSpy } from './useScrollSpy.ts';

/** Sticky links to the tiers, above the cards. Each leads to the group that the visitor is reading. */
export function TierRow() {
  const { tier, group } = useScrollSpy();
  return (
    <nav aria-label={tierRowLabel} className={tier ? styles.tierRow : styles.hiddenRow}>
      {marketingTiers.map(({ key, label }) => (
        <a
          key={key}
          href={group ? `#${key}-${group.id}` : `#${key}`}
          aria-current={key === tier?.key || undefined}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
