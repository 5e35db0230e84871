import type { LinkProps } from '@agency/ui';
import { Link } from 'react-router';
import { warmPageContent } from '../pages/loadPageContent.ts';
import { routes } from '../routes.ts';

const pages: readonly string[] = Object.values(routes);

/**
 * A link of the design system: the router's for our own pages, the browser's for the rest. The
 * first sign that a page is wanted fetches its code.
 */
export function SiteLink({ href, ...rest }: LinkProps) {
  return pages.includes(href) ? (
    <Link
      to={href}
      onPointerOverCapture={warmPageContent}
      onTouchStartCapture={warmPageContent}
      onFocusCapture={warmPageContent}
      {...rest}
    />
  ) : (
    <a href={href} {...rest} />
  );
}
