import type { NavigationLink } from '../navigation.ts';
import { Link, type LinkProps } from './Link.tsx';

interface NavigationAnchorProps extends Omit<LinkProps, 'href' | 'children'> {
  link: NavigationLink;
}

/** A navigation link, marked if it leads to the current page. */
export function NavigationAnchor({
  link: { label, href, current },
  ...rest
}: NavigationAnchorProps) {
  return (
    <Link href={href} aria-current={current ? 'page' : undefined} {...rest}>
      {label}
    </Link>
  );
}
