'use client';

import {
  type ComponentProps,
  cloneElement,
  createContext,
  type ElementType,
  type HTMLAttributes,
  type ReactElement,
  use,
  useState,
} from 'react';
import type { Preference } from '../preferences/preference.ts';
import { showParts } from '../preferences/store.ts';
import { onlyElement } from '../render.ts';

/** The views around a component, before the ids that it makes itself: several views may have the same rows. */
export const IdPrefix = createContext('');

interface ForViewProps extends HTMLAttributes<HTMLElement> {
  preference: Preference;
  view: string;
  server?: string | undefined;
  as?: ElementType | undefined;
  render?: ReactElement | undefined;
}

/** The content of one view. A preference's store changes `hidden`, which React sets only once. */
export function ForView({
  preference,
  view,
  server,
  as: Element = 'div',
  render,
  children,
  ...rest
}: ForViewProps) {
  const attribute = `data-for-${preference.name}`;
  const [hidden] = useState(view !== (server ?? preference.defaultValue));
  const own = onlyElement<ComponentProps<'div'>>(render) ?? <Element />;
  const element = cloneElement(own, {
    // Covers elements that React renders later, such as those of another page.
    ref: (element: HTMLElement | null) => showParts(preference, element ? [element] : []),
    [attribute]: view,
    hidden,
    suppressHydrationWarning: true,
    ...rest,
    children: children ?? own.props.children,
  });
  return <IdPrefix value={`${use(IdPrefix)}${view}-`}>{element}</IdPrefix>;
}
