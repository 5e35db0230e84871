import type { ElementType, ReactNode } from 'react';

interface PartProps {
  'data-part': string;
  id?: string;
  className?: string;
  'aria-hidden'?: true;
  as?: ElementType;
  content: ReactNode;
}

/** Returns whether a node has content. `0` counts as empty, because `count && …` is `0` if there is nothing to show. */
export const hasContent = (node: unknown): boolean => Boolean(node) && node !== true;

/**
 * Renders a part of a component, or nothing without content. Text needs an element: browser
 * translation replaces bare text nodes, and React fails when it inserts a node before one of them.
 */
export const Part = ({ as: Element = 'div', content, ...rest }: PartProps) =>
  hasContent(content) && <Element {...rest}>{content}</Element>;
