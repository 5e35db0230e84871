import {
  Children,
  cloneElement,
  createElement,
  type ElementType,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import { classNames } from './classNames.ts';

/** A node that is no list: TypeScript then names the property that an object in its place lacks. */
export type SingleNode = Exclude<ReactNode, object> | ReactElement;

/** The one element that children consist of, to be cloned; resolves the lazy one of a server component. */
export function onlyElement<Props>(children: ReactNode): ReactElement<Props> | undefined {
  const [element, ...others] = Children.toArray(children);
  const isOnly = others.length === 0 && isValidElement<Props>(element) && element.type !== Fragment;
  return isOnly ? element : undefined;
}

/** Renders `own`, or the consumer's element in its place, whose `ref` applies if the component has none. */
export function renderElement<Props extends { ref?: unknown }>(
  render: ReactElement | undefined,
  own: ElementType,
  props: Props,
): ReactElement {
  const element = onlyElement<Partial<Props>>(render);
  if (!element) return createElement(own, props);
  const ref = props.ref ?? element.props.ref;
  return cloneElement(element, { ...mergeProps(props, element.props), ref });
}

/** Merges props: theirs replace ours, but class names are joined and both handlers run. */
export function mergeProps<Props extends object>(ours: Props, theirs: Partial<Props>): Props {
  const merged = { ...ours };
  for (const name in theirs) {
    const [one, other] = [ours[name], theirs[name]] as never[];
    if (name === 'className') merged[name] = classNames(one, other) as never;
    else if (other && typeof one === 'function')
      merged[name] = composeHandlers(other, one) as never;
    else merged[name] = other as never;
  }
  return merged;
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
