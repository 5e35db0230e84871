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
import { syncParts } from '../preferences/store.ts';
import { onlyElement } from '../render.ts';

/** A prefix for generated ids, which keeps them unique when several views have the same rows. */
export const IdPrefix = createContext('');

interface ForViewProps extends HTMLAttributes<HTMLElement> {
  preference: Preference;
  view: string;
  routerValue?: string | undefined;
  as?: ElementType | undefined;
  render?: ReactElement | undefined;
}

/** The content of one view. React sets `hidden` only once; the preference's store changes it afterwards. */
export function ForView({
  preference,
  view,
  routerValue,
  as: Element = 'div',
  render,
  children,
  ...rest
}: ForViewProps) {
  const attribute = `data-for-${preference.name}`;
  const [hidden] = useState(view !== (routerValue ?? preference.defaultValue));
  const own = onlyElement<ComponentProps<'div'>>(render) ?? <Element />;
  const element = cloneElement(own, {
    // Also shows or hides elements that React renders later, such as those of another page.
    ref: (element: HTMLElement | null) => syncParts(preference, element ? [element] : []),
    [attribute]: view,
    hidden,
    suppressHydrationWarning: true,
    ...rest,
    children: children ?? own.props.children,
  });
  return <IdPrefix value={`${use(IdPrefix)}${view}-`}>{element}</IdPrefix>;
}
