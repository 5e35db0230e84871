import { classNames } from '../classNames.ts';
import { ChevronIcon } from '../Icon/Icon.tsx';
import { NavigationAnchor } from '../Link/NavigationAnchor.tsx';
import { holdsCurrent, keyOf, type ShownItem } from '../navigation.ts';
import { UnavailableItem } from '../UnavailableItem/UnavailableItem.tsx';
import * as styles from './NavigationSheet.css.ts';

/** One entry of the sheet: a link, a sub-list that expands, or an unavailable entry. */
export function SheetItem({ item }: { item: ShownItem }) {
  if ('unavailable' in item) return <UnavailableItem item={item} className={styles.row} />;
  if (!('items' in item)) return <NavigationAnchor link={item} className={styles.row} />;
  return (
    // A visitor may open or close it before hydration.
    <details open={item.expanded} suppressHydrationWarning>
      <summary
        data-current={holdsCurrent(item) || undefined}
        className={classNames(styles.row, styles.summary)}
      >
        {item.label}
        <ChevronIcon className={styles.chevron} />
      </summary>
      <ul className={styles.subList}>
        {item.items.map((link) => (
          <li key={keyOf(link)}>
            <NavigationAnchor link={link} className={classNames(styles.row, styles.subRow)} />
          </li>
        ))}
      </ul>
    </details>
  );
}
