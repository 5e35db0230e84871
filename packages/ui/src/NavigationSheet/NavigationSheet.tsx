import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { atEnd } from '../Dialog/Modal.css.ts';
import { Modal } from '../Dialog/Modal.tsx';
import { ChevronIcon, MenuIcon } from '../Icon/Icon.tsx';
import { root as iconButton } from '../IconButton/IconButton.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { NavigationAnchor } from '../Link/NavigationAnchor.tsx';
import { navigationSheet as defaultLabels } from '../labels/defaults.ts';
import { type OwnLabels, useLabels } from '../labels/labels.ts';
import { holdsCurrent, type NavigationItems, type ShownItem, shownItems } from '../navigation.ts';
import { Part } from '../Part.tsx';
import * as sheet from '../Sheet/Sheet.css.ts';
import { UnavailableEntry } from '../UnavailableEntry/UnavailableEntry.tsx';
import * as styles from './NavigationSheet.css.ts';

export interface NavigationSheetProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The entries, usually the header's. Without entries, nothing renders. */
  items?: NavigationItems | undefined;
  /** Content below the entries, such as contact details. */
  footer?: ReactNode;
  /** Replaces the sheet's labels. */
  labels?: OwnLabels<'navigationSheet'> | undefined;
}

/**
 * A button for narrow screens, and the navigation that it opens in a native modal `dialog`, even
 * before hydration. Without script, the navigation opens below the button. Other props go to the
 * button. Parts: `menu`, `header`, `heading`, `close`, `content`, `item`, `badge`, `footer`; those of `Tooltip`.
 * @example
 * <NavigationSheet
 *   items={[
 *     { label: 'Rooms', href: '/rooms', current: true },
 *     { label: 'Questions', href: '/questions' },
 *   ]}
 * />
 */
export function NavigationSheet({
  items,
  footer,
  labels: ownLabels,
  className,
  ...rest
}: NavigationSheetProps) {
  const labels = useLabels('navigationSheet', defaultLabels, ownLabels);
  const entries = shownItems(items);
  if (entries.length === 0) return null;

  return (
    <>
      {/* Opens the sheet without script: CSS shows the dialog while the `details` is open. */}
      <noscript className={styles.withoutScript}>
        <details className={className}>
          <summary aria-label={labels.menu} className={classNames(iconButton, atEnd)}>
            <MenuIcon />
          </summary>
        </details>
      </noscript>
      <Modal
        heading={labels.menu}
        trigger={
          <IconButton
            label={labels.open}
            data-part="menu"
            className={classNames(styles.scriptOnly, atEnd, className)}
            {...rest}
          >
            <MenuIcon />
          </IconButton>
        }
        isNavigation
        labels={labels}
        look={{
          root: classNames(sheet.root, styles.sheet),
          head: classNames(sheet.head, styles.scriptOnly),
          content: classNames(sheet.content, styles.content),
        }}
      >
        <nav aria-label={labels.menu}>
          <ul>
            {entries.map((item) => (
              <li key={item.place} className={styles.item}>
                <SheetItem item={item} unavailable={labels.unavailable} />
              </li>
            ))}
          </ul>
        </nav>
        <Part data-part="footer" className={styles.footer} content={footer} />
      </Modal>
    </>
  );
}

function SheetItem({ item, unavailable }: { item: ShownItem; unavailable: string }) {
  if ('unavailable' in item) {
    return <UnavailableEntry item={item} badge={unavailable} className={styles.row} />;
  }
  if (!('items' in item))
    return <NavigationAnchor link={item} data-part="item" className={styles.row} />;
  return (
    // A visitor may open or close the sub-list before hydration.
    <details open={item.expanded} suppressHydrationWarning>
      <summary
        data-part="item"
        data-current={holdsCurrent(item) || undefined}
        className={styles.summary}
      >
        {item.label}
        <ChevronIcon className={styles.chevron} />
      </summary>
      <ul className={styles.subList}>
        {item.items.map((link) => (
          <li key={link.place}>
            <NavigationAnchor link={link} className={styles.subRow} />
          </li>
        ))}
      </ul>
    </details>
  );
}
