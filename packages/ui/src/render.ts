import {
  Children,
  cloneElement,
  createElement,
  type ElementType,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  useMemo,
} from 'react';
import { classNames } from './classNames.ts';

/** A node that is no list. Where an object may stand beside it, TypeScript names the property that one lacks. */
export type SingleNode = Exclude<ReactNode, object> | ReactElement;

/**
 * What a component renders in place of its own element: an element or a function of the props. The element's
 * own props replace the component's, but class names are joined, and both refs and handlers apply.
 */
export type Render<Props> = ReactElement | ((props: Props) => ReactNode);

/** The one element that children consist of, to be cloned; resolves the lazy one of a server component. */
export function onlyElement<Props>(children: ReactNode): ReactElement<Props> | undefined {
  const [element, ...others] = Children.toArray(children);
  const isOnly = others.length === 0 && isValidElement<Props>(element) && element.type !== Fragment;
  return isOnly ? element : undefined;
}

/** Renders `own`, or the consumer's `render`, with props. */
export function useRender<Props extends object>(
  render: Render<Props> | undefined,
  own: ElementType,
  props: Props,
): ReactNode {
  // Resolves the lazy element that React may pass from a server component; skips a function.
  const [element] = Children.toArray(render as ReactElement) as [ReactElement<Partial<Props>>?];
  const one = refOf(props);
  const other = refOf(element?.props);
  // Stable: React detaches and attaches each new ref function.
  const ref = useMemo(() => bothRefs([one, other]), [one, other]);
  if (element) return cloneElement(element, { ...mergeProps(props, element.props), ref });
  return typeof render === 'function' ? render(props) : createElement(own, props);
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

type SomeRef = Ref<unknown> | undefined;

const refOf = (props: object | undefined): SomeRef => (props as { ref?: SomeRef } | undefined)?.ref;

/** Sets both refs; returns the clean-up that React calls. */
const bothRefs = (refs: SomeRef[]) => (node: unknown) => {
  const detach = refs.map((ref) => set(ref, node));
  return () => void refs.map((ref, index) => (detach[index] ?? set)(ref, null));
};

/** Sets a ref; returns a ref function's clean-up. */
const set = (ref: SomeRef, node: unknown) => {
  if (typeof ref === 'function') return ref(node) as ((...unused: unknown[]) => void) | undefined;
  if (ref) ref.current = node;
};
