import { classNames } from '../classNames.ts';
import type { NavigationLink, Placed } from '../navigation.ts';
import { Link, type LinkProps } from './Link.tsx';

export function NavigationAnchor({
  link: { label, place, current, ...own },
  className,
  ...rest
}: Omit<LinkProps, 'href' | 'children'> & { link: Placed<NavigationLink> }) {
  return (
    <Link
      aria-current={current ? 'page' : undefined}
      {...rest}
      {...own}
      className={classNames(className, own.className)}
    >
      {label}
    </Link>
  );
}
