import { marketingTiers } from '@agency/pricing-data';
import { stickyTierLinksLabel } from '../../content/digitalMarketing.ts';
import * as styles from './StickyTierLinks.css.ts';
import { useScrollSpy } from './useScrollSpy.ts';

/** Links to each tier's card, and there to the group that is in view in the current card. */
export function StickyTierLinks() {
  const { tier, group } = useScrollSpy();
  return (
    <nav aria-label={stickyTierLinksLabel} className={tier ? styles.row : styles.hiddenRow}>
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
