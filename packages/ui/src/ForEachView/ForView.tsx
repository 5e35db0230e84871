'use client';

import {
  createContext,
  type ElementType,
  type HTMLAttributes,
  type ReactElement,
  use,
} from 'react';
import { type Preference, showParts } from '../preferences/preference.ts';
import { renderElement } from '../render.ts';

/** The views around a component, before the ids that it makes itself: several views may have the same rows. */
export const IdPrefix = createContext('');

interface ForViewProps extends HTMLAttributes<HTMLElement> {
  preference: Preference;
  view: string;
  server?: string | undefined;
  as?: ElementType | undefined;
  render?: ReactElement | undefined;
}

/** The content of one view. `showValue` changes `hidden`, not React. */
export function ForView({
  preference,
  view,
  server = preference.defaultValue,
  as = 'div',
  render,
  ...rest
}: ForViewProps) {
  const element = renderElement(render, as, {
    // For an element that React renders later, such as another page's.
    ref: (element: HTMLElement | null) => showParts(preference, element ? [element] : []),
    [`data-for-${preference.name}`]: view,
    hidden: view !== server,
    suppressHydrationWarning: true,
    ...rest,
  });
  return <IdPrefix value={`${use(IdPrefix)}${view}-`}>{element}</IdPrefix>;
}
