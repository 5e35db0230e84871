'use client';

import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from 'react';

/** What a link component receives: the props of an `a`, with `href` always there. */
export interface LinkProps extends ComponentProps<'a'> {
  /** Where it leads. */
  href: string;
  /** Text that makes sense out of its context. */
  children?: ReactNode;
}

/** A component that renders an `a`: a router's own link, wrapped to take `href`. */
export type LinkComponent = ComponentType<LinkProps>;

const LinkContext = createContext<LinkComponent | undefined>(undefined);

export interface LinkProviderProps {
  /** Renders every link of the package below this provider. */
  component: LinkComponent;
  /** The page, or the part of it that has the router's links. */
  children: ReactNode;
}

/** Sets the link component for the whole package, whichever router the page has. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** A link, made by the nearest `LinkProvider`'s component, or a plain `a` without one. */
export function Link(props: LinkProps) {
  const Component = use(LinkContext);
  return Component ? <Component {...props} /> : <a {...props} />;
}
