import type { ReactNode } from 'react';
import { Link } from './Link.tsx';
import * as styles from './NameLink.css.ts';

interface NameLinkProps {
  /** The link's address; without it the name is plain text. */
  href: string | undefined;
  /** An offer's name. */
  children: ReactNode;
}

/** An offer's name, optionally a link to the offer itself. */
export const NameLink = ({ href, children }: NameLinkProps) =>
  href ? (
    <Link href={href} className={styles.root}>
      {children}
    </Link>
  ) : (
    children
  );
