import type { ReactNode } from 'react';
import { Link } from './Link.tsx';
import * as styles from './NameLink.css.ts';

interface NameLinkProps {
  /** Without one, only the name. */
  href: string | undefined;
  /** An offer's name. */
  children: ReactNode;
}

/** An offer's name, which may be a link: to the offer itself, for an address that leads there. */
export const NameLink = ({ href, children }: NameLinkProps) =>
  href ? (
    <Link href={href} className={styles.root}>
      {children}
    </Link>
  ) : (
    children
  );
