import type { View } from '@agency/pricing-data';
import type { ComponentProps, ElementType, ReactNode } from 'react';

interface ForViewProps extends ComponentProps<'div'> {
  /** The view in which this is shown. */
  view: View;
  /**
   * The element.
   * @default 'div'
   */
  as?: ElementType;
  children: ReactNode;
}

/**
 * Content of one view. Both views are always in the page; CSS shows the one that `html` names,
 * so that a switch costs no render and a stored choice never flashes the other.
 */
export function ForView({ view, as: Element = 'div', ...rest }: ForViewProps) {
  return <Element data-for-view={view} {...rest} />;
}
