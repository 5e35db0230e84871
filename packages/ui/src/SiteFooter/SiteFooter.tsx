import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Link } from '../Link/Link.tsx';
import { NavigationAnchor } from '../Link/NavigationAnchor.tsx';
import { siteFooter as defaultLabels } from '../labels/defaults.ts';
import { type OwnLabels, useLabels } from '../labels/labels.ts';
import { type NavigationItems, type ShownItem, shownItems } from '../navigation.ts';
import { hasContent, Part } from '../Part.tsx';
import { UnavailableEntry } from '../UnavailableEntry/UnavailableEntry.tsx';
import * as styles from './SiteFooter.css.ts';

export interface SiteFooterContact {
  heading?: ReactNode;
  email?: string | undefined;
  /** The phone number as people write it. Becomes a link if `phoneHref` finds a number. */
  phone?: string | undefined;
  website?: { children: ReactNode; href: string } | undefined;
}

export interface SiteFooterProps extends ComponentProps<'footer'> {
  /** Content above the links, such as a call to action or the wordmark; not printed. */
  lead?: ReactNode;
  /** The footer's links, in columns. */
  items?: NavigationItems | undefined;
  /** The contact details; missing ones leave no gap. */
  contact?: SiteFooterContact | undefined;
  /** Content below the contact details: opening hours, other links, a form. */
  children?: ReactNode;
  /** The copyright line: text, perhaps with links. */
  copyright?: ReactNode;
  /** Replaces the component's labels. */
  labels?: OwnLabels<'siteFooter'> | undefined;
}

/**
 * The page footer, dark in both themes: links, contact details and copyright. Parts: `lead`,
 * `navigation`, `item`, `badge`, `contact`, `heading`, `content`, `copyright`; those of `Tooltip`.
 * @example
 * <SiteFooter
 *   lead={<Logo name="Fernhill" />}
 *   items={[{ label: 'Rooms', href: '/rooms' }]}
 *   contact={{ email: 'rooms@fernhill.example', phone: '020 7946 0000' }}
 *   copyright="© Fernhill"
 * />
 */
export function SiteFooter({
  lead,
  items,
  contact: { heading, email, phone, website } = {},
  children,
  copyright,
  labels: ownLabels,
  className,
  ...rest
}: SiteFooterProps) {
  const labels = useLabels('siteFooter', defaultLabels, ownLabels);
  const entries = shownItems(items);
  const hasDetails = email || phone || website;
  return (
    <footer className={classNames(styles.root, className)} {...rest}>
      <div data-theme="dark" className={styles.inner}>
        <Part data-part="lead" className={styles.lead} content={lead} />
        {entries.length > 0 && (
          <nav aria-label={labels.label} data-part="navigation" className={styles.navigation}>
            <ul className={styles.links}>
              {entries.map((item) => (
                <li key={item.place}>
                  <Item item={item} unavailable={labels.unavailable} />
                </li>
              ))}
            </ul>
          </nav>
        )}
        {(hasDetails || hasContent(children)) && (
          <div data-part="contact" className={styles.contact}>
            <Part as="h2" data-part="heading" className={styles.heading} content={heading} />
            {hasDetails && (
              <address className={styles.address}>
                {/* `ltr` keeps e-mail addresses and phone numbers in order on right-to-left pages. */}
                {email && <Detail href={`mailto:${email}`} dir="ltr" text={email} />}
                {phone && <Detail href={phoneHref(phone)} dir="ltr" text={phone} />}
                {website && <Detail href={website.href} text={website.children} />}
              </address>
            )}
            <Part data-part="content" className={styles.content} content={children} />
          </div>
        )}
        <Part as="p" data-part="copyright" className={styles.foot} content={copyright} />
      </div>
    </footer>
  );
}

function Item({ item, unavailable }: { item: ShownItem; unavailable: string }) {
  if ('unavailable' in item) {
    return <UnavailableEntry item={item} badge={unavailable} className={styles.plain} />;
  }
  if (!('items' in item))
    return <NavigationAnchor link={item} data-part="item" className={styles.link} />;
  return (
    <>
      <span data-part="item" className={styles.plain}>
        {item.label}
      </span>
      <ul className={styles.group}>
        {item.items.map((link) => (
          <li key={link.place}>
            <NavigationAnchor link={link} className={styles.link} />
          </li>
        ))}
      </ul>
    </>
  );
}

const Detail = ({ href, text, dir }: { href: string | undefined; text: ReactNode; dir?: 'ltr' }) =>
  href ? (
    <Link href={href} dir={dir} className={styles.link}>
      {text}
    </Link>
  ) : (
    <span className={styles.plain}>{text}</span>
  );

/**
 * Returns the `tel:` URL for a telephone number as people write it. Omits the bracketed zero of
 * '+27 (0)10 555 0100', which is for domestic calls only.
 * @returns `undefined` for any other text: 'call me', '030 555 ext. 12'.
 */
export function phoneHref(phone: string): string | undefined {
  if (!/^[+\d(][\d\s().–-]+$/.test(phone)) return undefined;
  return `tel:${phone.replace(/(?<=^\+.*)\(0\)/, '').replaceAll(/[^+\d]/g, '')}`;
}
