import type { LinkProps } from '@agency/ui';
import { useHref, useLinkClickHandler } from 'react-router';
import { routes } from '../pages/registry.ts';

const pages: readonly string[] = Object.values(routes);

export const SiteLink = (props: LinkProps) =>
  pages.includes(props.href) ? <PageLink {...props} /> : <a {...props} />;

/** React Router's `Link` without the features that the site does not use, such as prefetching. */
function PageLink({ href, onClick, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { target: rest.target });
  return (
    <a
      {...rest}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
