import {
  Children,
  cloneElement,
  createElement,
  type ElementType,
  type ReactElement,
  type ReactNode,
  type Ref,
  useMemo,
} from 'react';
import { classNames } from './classNames.ts';
import { composeHandlers } from './composeHandlers.ts';

/**
 * What a component renders in place of its own element: an element, which gets the component's
 * props besides its own, or a function of those props. An element may come from a server component.
 */
export type Render<Props> = ReactElement | ((props: Props) => ReactNode);

/** Renders `own` with props, or what the consumer's `render` says. */
export function useRender<Props extends object>(
  render: Render<Props> | undefined,
  own: ElementType,
  props: Props,
): ReactNode {
  // React may pass an element from a server component as a lazy one, which `toArray` resolves.
  const [element] = Children.toArray(typeof render === 'object' ? render : null) as [
    ReactElement<Props>?,
  ];
  const ref = useMergedRef(refOf(props), refOf(element?.props));
  if (typeof render === 'function') return render(props);
  if (!element) return createElement(own, props);
  return cloneElement(element, { ...mergeProps(props, element.props), ref });
}

/** Adds props to others and replaces those, but joins classes and styles, and runs both handlers. */
export function mergeProps<Props extends object>(props: Props, others: Partial<Props>): Props {
  const merged = { ...props } as Record<string, unknown>;
  for (const [name, other] of Object.entries(others)) {
    const one = merged[name];
    if (other === undefined) continue;
    if (name === 'className') merged[name] = classNames(one as string, other as string);
    else if (name === 'style') merged[name] = Object.assign({}, one, other);
    else if (/^on[A-Z]/.test(name) && typeof one === 'function' && typeof other === 'function')
      merged[name] = composeHandlers(other as Handler, one as Handler);
    else merged[name] = other;
  }
  return merged as Props;
}

type Handler = (event: { defaultPrevented: boolean }) => void;

type AnyRef = Ref<unknown> | undefined;

const refOf = (props: object | undefined) => (props as { ref?: AnyRef } | undefined)?.ref;

const useMergedRef = (one: AnyRef, other: AnyRef) =>
  // The same function on each render: React would detach and attach another one.
  useMemo((): AnyRef => {
    if (!one || !other) return one ?? other;
    return (node) => {
      const detach = [attach(one, node), attach(other, node)];
      return () => {
        for (const each of detach) each();
      };
    };
  }, [one, other]);

function attach(ref: AnyRef, node: unknown): () => void {
  if (typeof ref === 'function') {
    const cleanUp = ref(node);
    return typeof cleanUp === 'function' ? cleanUp : () => ref(null);
  }
  if (ref) ref.current = node;
  return () => {
    if (ref) ref.current = null;
  };
}
