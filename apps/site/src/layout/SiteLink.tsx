import type { LinkProps } from '@agency/ui';
import { Link } from 'react-router';
import { routes } from '../routes.ts';

const pages: readonly string[] = Object.values(routes);

/** A link of the design system: the router's for our own pages, the browser's for the rest. */
export function SiteLink({ href, ...rest }: LinkProps) {
  return pages.includes(href) ? (
    <Link to={href} discover="none" {...rest} />
  ) : (
    <a href={href} {...rest} />
  );
}
