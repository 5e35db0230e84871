import type { LinkProps } from '../Link/Link.tsx';

/** A link for `LinkProvider` in tests: like a router's, it leaves the page where it is. */
export function HashLink({ href, ...rest }: LinkProps) {
  return <a {...rest} href={`#${href}`} />;
}
