'use client';

import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type ElementType,
  type ReactNode,
  use,
} from 'react';

/** The props of a link component: those of an `a`, with `href` required. */
export interface LinkProps extends ComponentProps<'a'> {
  /** The link's address. */
  href: string;
  /** The link's text, which must make sense out of context. */
  children?: ReactNode;
}

/**
 * A component that renders an `a` from the props of an `a`, such as Next's link, or a router's wrapped to take
 * `href`. (Its type names only two of the props: routers type the others without `undefined`.)
 */
export type LinkComponent = ComponentType<{ href: string; children: ReactNode }>;

const LinkContext = createContext<LinkComponent | undefined>(undefined);

export interface LinkProviderProps {
  /** Renders every link of the package below this provider. */
  component: LinkComponent;
  /** The page, or the part of it that uses the router. */
  children: ReactNode;
}

/**
 * Sets the link component that the whole package uses, for any router. Next's `Link` fits as it is;
 * pass it from a client component. In React Router, links within the page stay plain, so that the
 * address keeps its query.
 * @example
 * const RouterLink = ({ href, ...rest }: LinkProps) =>
 *   href.startsWith('#') ? <a href={href} {...rest} /> : <ReactRouterLink to={href} {...rest} />;
 *
 * <LinkProvider component={RouterLink}>
 *   <ButtonLink href="/rooms">Rooms</ButtonLink>
 * </LinkProvider>
 */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/**
 * A link rendered by the nearest `LinkProvider`'s component; a plain `a` without a provider.
 * @example
 * <p>
 *   See <Link href="/rooms">the rooms</Link>.
 * </p>
 */
export function Link(props: LinkProps) {
  const Component: ElementType = use(LinkContext) ?? 'a';
  return <Component {...props} />;
}
