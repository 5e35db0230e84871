import type { LinkProps } from '../Link/Link.tsx';

/** A link for `LinkProvider` in tests: like a router's link, it does not load a page. */
export function HashLink({ href, ...rest }: LinkProps) {
  return <a {...rest} href={`#${href}`} />;
}
