import type { LinkProps } from '@agency/ui';
import { Link } from 'react-router';
import { routes } from '../routes.ts';

const pages: readonly string[] = Object.values(routes);

/** The design system's link: a router link to the site's own pages, a plain one to all others. */
export function SiteLink({ href, ...rest }: LinkProps) {
  return pages.includes(href) ? (
    <Link to={href} discover="none" {...rest} />
  ) : (
    <a href={href} {...rest} />
  );
}
