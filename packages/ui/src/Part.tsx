import type { ElementType, ReactNode } from 'react';

interface PartProps {
  'data-part': string;
  id?: string;
  className?: string;
  'aria-hidden'?: true;
  as?: ElementType;
  content: ReactNode;
}

/** Whether an optional part has content. `0` has none, because JSX would show the `0` of `count && …`. */
export const hasContent = (node: unknown): boolean => Boolean(node) && node !== true;

/**
 * Renders a part of a component, or nothing without content. Text needs an element: browser
 * translation replaces bare text nodes, and React fails when it inserts a node before one of them.
 */
export const Part = ({ as: Element = 'div', content, ...rest }: PartProps) =>
  hasContent(content) && <Element {...rest}>{content}</Element>;
