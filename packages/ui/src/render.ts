import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

/** A node that is no list: TypeScript then names the property that an object in its place lacks. */
export type SingleNode = Exclude<ReactNode, object> | ReactElement;

/** The one element that children consist of, to be cloned; resolves the lazy one of a server component. */
export function onlyElement<Props>(children: ReactNode): ReactElement<Props> | undefined {
  const [element, ...others] = Children.toArray(children);
  const isOnly = others.length === 0 && isValidElement<Props>(element) && element.type !== Fragment;
  return isOnly ? element : undefined;
}

/** Runs the consumer's event handler, then ours, unless theirs prevents the default. */
export const composeHandlers =
  <E extends { defaultPrevented: boolean }>(
    theirs: ((event: E) => void) | undefined,
    ours: (event: E) => void,
  ) =>
  (event: E): void => {
    theirs?.(event);
    if (!event.defaultPrevented) ours(event);
  };
