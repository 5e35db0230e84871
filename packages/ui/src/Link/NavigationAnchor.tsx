import type { NavigationLink, Placed } from '../navigation.ts';
import { mergeProps } from '../render.ts';
import { Link, type LinkProps } from './Link.tsx';

/** A navigation link, marked if it leads to the current page. */
export function NavigationAnchor({
  link: { label, place, current, ...own },
  ...rest
}: Omit<LinkProps, 'href' | 'children'> & { link: Placed<NavigationLink> }) {
  const ours = { ...rest, 'aria-current': current ? 'page' : undefined, href: own.href } as const;
  return <Link {...mergeProps<LinkProps>(ours, own)}>{label}</Link>;
}
