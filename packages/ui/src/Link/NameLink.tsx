import type { ReactNode } from 'react';
import { Link } from './Link.tsx';
import * as styles from './NameLink.css.ts';

export const NameLink = ({ href, children }: { href: string | undefined; children: ReactNode }) =>
  href ? (
    <Link href={href} className={styles.root}>
      {children}
    </Link>
  ) : (
    <span>{children}</span>
  );
