'use client';

import { type ElementType, type HTMLAttributes, useLayoutEffect, useRef } from 'react';
import { type Preference, showPart } from '../preferences/preference.ts';

interface ForViewProps extends HTMLAttributes<HTMLElement> {
  preference: Preference;
  view: string;
  server?: string | undefined;
  as?: ElementType | undefined;
}

/** The content of one view. `showValue` changes `hidden`, not React. */
export function ForView({
  preference,
  view,
  server = preference.defaultValue,
  as: Element = 'div',
  ...rest
}: ForViewProps) {
  const ref = useRef<HTMLElement>(null);
  // For an element that React renders later, such as another page's.
  useLayoutEffect(() => {
    if (ref.current) showPart(preference, ref.current);
  });
  return (
    <Element
      ref={ref}
      {...{ [`data-for-${preference.name}`]: view }}
      hidden={view !== server}
      suppressHydrationWarning
      {...rest}
    />
  );
}
