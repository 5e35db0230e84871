import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { NavigationAnchor } from '../Link/NavigationAnchor.tsx';
import type { NavigationItem, NavigationLink } from '../navigation.ts';
import { UnavailableItem } from '../UnavailableItem/UnavailableItem.tsx';
import { phoneHref } from './phoneHref.ts';
import * as styles from './SiteFooter.css.ts';

/** How the company is reached. */
export interface SiteFooterContact {
  /** The heading above the details. */
  heading: string;
  email: string;
  /** As people write it; the link dials its digits. */
  phone: string;
  website: { label: string; href: string };
}

export interface SiteFooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** The wordmark. */
  logo: ReactNode;
  /** What the footer links to, in columns. */
  links: readonly NavigationItem[];
  contact: SiteFooterContact;
  /** The copyright line. */
  copyright: string;
  /**
   * The navigation's accessible name.
   * @default 'Footer'
   */
  label?: string | undefined;
}

/** The end of every page, dark in both themes: the links, the contact details, the copyright. */
export function SiteFooter({
  logo,
  links,
  contact,
  copyright,
  label = 'Footer',
  className,
  ...rest
}: SiteFooterProps) {
  return (
    <footer className={classNames(styles.root, className)} {...rest}>
      <div data-theme="dark" className={styles.inner}>
        <div className={styles.screenOnly}>{logo}</div>
        <nav aria-label={label} className={styles.screenOnly}>
          <ul className={styles.links}>
            {links.map((item) => (
              <li key={item.label} className={styles.item}>
                <Item item={item} />
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className={classNames(styles.heading, styles.screenOnly)}>{contact.heading}</h2>
          <address className={styles.address}>
            <ul className={styles.contactList}>
              {contactLinks(contact).map(({ dir, ...link }) => (
                <li key={link.href}>
                  <NavigationAnchor link={link} dir={dir} className={styles.link} />
                </li>
              ))}
            </ul>
          </address>
        </div>
        <p className={styles.foot}>{copyright}</p>
      </div>
    </footer>
  );
}

function Item({ item }: { item: NavigationItem }) {
  if ('unavailable' in item) return <UnavailableItem item={item} className={styles.plain} />;
  if (!('items' in item)) return <NavigationAnchor link={item} className={styles.link} />;
  return (
    <>
      <span className={styles.plain}>{item.label}</span>
      <ul className={styles.group}>
        {item.items.map((link) => (
          <li key={link.href}>
            <NavigationAnchor link={link} className={styles.link} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** `ltr` keeps a phone number and an e-mail address in order on pages that read from the right. */
type ContactLink = NavigationLink & { dir?: 'ltr' };

const contactLinks = ({ email, phone, website }: SiteFooterContact): ContactLink[] => [
  { label: email, href: `mailto:${email}`, dir: 'ltr' },
  { label: phone, href: phoneHref(phone), dir: 'ltr' },
  website,
];
