'use client';

import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type ElementType,
  type ReactNode,
  use,
} from 'react';

/** The props of a link component: the props of an `a`, with `href` required. */
export interface LinkProps extends ComponentProps<'a'> {
  /** The link's address. */
  href: string;
  /** The link's text, which must make sense out of context. */
  children?: ReactNode;
}

/**
 * A component that takes an `a`'s props and renders an `a`, such as Next's `Link`, or a router's link wrapped to take
 * `href`. The type lists only two props, because routers' links do not accept `undefined` for the others.
 */
export type LinkComponent = ComponentType<{ href: string; children: ReactNode }>;

const LinkContext = createContext<LinkComponent | undefined>(undefined);

export interface LinkProviderProps {
  /** The component that renders all of the package's links inside this provider. */
  component: LinkComponent;
  /** The page, or the part of the page that uses the router. */
  children: ReactNode;
}

/**
 * Sets the component that renders all of the package's links, for any router. Next's `Link` works
 * unchanged; pass it from a client component. With React Router, render links within the page as a plain `a`,
 * which keeps the address's query.
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
 * A link, rendered by the nearest `LinkProvider`'s component, or as a plain `a` without a provider.
 * @example
 * <p>
 *   See <Link href="/rooms">the rooms</Link>.
 * </p>
 */
export function Link(props: LinkProps) {
  const Component: ElementType = use(LinkContext) ?? 'a';
  return <Component {...props} />;
}
