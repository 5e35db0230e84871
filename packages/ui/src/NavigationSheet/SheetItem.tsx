import { Chevron } from '../Chevron/Chevron.tsx';
import { classNames } from '../classNames.ts';
import { Link } from '../Link/Link.tsx';
import { holdsCurrent, type NavigationItem, type NavigationLink } from '../navigation.ts';
import { UnavailableItem } from '../UnavailableItem/UnavailableItem.tsx';
import * as styles from './NavigationSheet.css.ts';

/** One entry of the sheet: a link, a sub-list that expands, or what is not there yet. */
export function SheetItem({ item }: { item: NavigationItem }) {
  if ('unavailable' in item) return <UnavailableItem item={item} className={styles.row} />;
  if (!('items' in item)) return <SheetLink link={item} />;
  return (
    // It may be open before React comes.
    <details suppressHydrationWarning>
      <summary
        data-current={holdsCurrent(item) || undefined}
        className={classNames(styles.row, styles.summary)}
      >
        {item.label}
        <Chevron className={styles.chevron} />
      </summary>
      <ul className={styles.subList}>
        {item.items.map((link) => (
          <li key={link.href}>
            <SheetLink link={link} className={styles.subRow} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface SheetLinkProps {
  link: NavigationLink;
  className?: string;
}

function SheetLink({ link: { label, href, current }, className }: SheetLinkProps) {
  return (
    <Link
      href={href}
      aria-current={current ? 'page' : undefined}
      className={classNames(styles.row, className)}
    >
      {label}
    </Link>
  );
}
