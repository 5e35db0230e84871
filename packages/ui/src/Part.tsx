import type { ElementType, ReactNode } from 'react';

interface PartProps {
  'data-part': string;
  className: string;
  /** The element, a `div` by default. */
  as?: ElementType;
  content: ReactNode;
}

/** A part of a component; nothing if it has no content. */
export const Part = ({ as: Element = 'div', content, ...rest }: PartProps) =>
  content && <Element {...rest}>{content}</Element>;
