import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

/**
 * The element that children consist of, to be cloned with further props; `undefined` for text, a
 * fragment or several elements. Resolves a lazy element, as which a server component may pass it.
 */
export function onlyElement<Props>(children: ReactNode): ReactElement<Props> | undefined {
  const [element, ...others] = Children.toArray(children);
  const isOnly = others.length === 0 && isValidElement<Props>(element) && element.type !== Fragment;
  return isOnly ? element : undefined;
}
