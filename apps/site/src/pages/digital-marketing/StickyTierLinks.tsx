import { marketingTiers } from '@agency/pricing-data';
import { stickyTierLinksLabel } from '../../content/digitalMarketing.ts';
import * as styles from './StickyTierLinks.css.ts';
import { useScrollSpy } from './useScrollSpy.ts';

/** A link per tier: to its card or, while a group is in view, to the same group in that card. */
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
