import { type View, views } from '@agency/pricing-data';
import type { ElementType, ReactNode } from 'react';

export interface ForEachViewProps {
  /**
   * The element.
   * @default 'div'
   */
  as?: ElementType;
  className?: string;
  /** Renders the content of one view; where it is empty, the view has no element either. */
  children: (view: View) => ReactNode;
}

/**
 * Content that differs between views. The page always contains all views; CSS shows the one that
 * `html` names, so that switching needs no render and a stored choice never flashes the other view.
 */
export function ForEachView({ as: Element = 'div', className, children }: ForEachViewProps) {
  return views.map((view) => {
    const content = children(view);
    return (
      content && (
        <Element key={view} data-for-view={view} className={className}>
          {content}
        </Element>
      )
    );
  });
}
