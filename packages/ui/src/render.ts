import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

/** `ReactNode` without lists, so that type errors for a union with an object type name the missing property. */
export type SingleNode = Exclude<ReactNode, object> | ReactElement;

/** Returns the only child if it can be cloned with props. Resolves a server component's lazy element. */
export function onlyElement<Props>(children: ReactNode): ReactElement<Props> | undefined {
  const [element, ...others] = Children.toArray(children);
  const isOnly = others.length === 0 && isValidElement<Props>(element) && element.type !== Fragment;
  return isOnly ? element : undefined;
}

/** Returns a handler that calls the consumer's, and then ours unless the default was prevented. */
export const composeHandlers =
  <E extends { defaultPrevented: boolean }>(
    theirs: ((event: E) => void) | undefined,
    ours: (event: E) => void,
  ) =>
  (event: E): void => {
    theirs?.(event);
    if (!event.defaultPrevented) ours(event);
  };
