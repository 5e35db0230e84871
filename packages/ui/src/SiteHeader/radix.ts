import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import {
  cloneElement,
  type ForwardRefRenderFunction,
  type KeyboardEvent,
  type ReactElement,
} from 'react';

/** Stops Radix from moving focus on Alt with an arrow key: the browser goes back in history. */
export const leaveShortcuts = (event: KeyboardEvent): void => {
  event.defaultPrevented ||= event.altKey || event.ctrlKey || event.metaKey;
};

type ListRender = ForwardRefRenderFunction<unknown, NavigationMenu.NavigationMenuListProps>;

/**
 * Radix's list without the `style` of its wrapper, which a strict Content-Security-Policy refuses in server
 * HTML. Radix has no prop to remove it: this calls the list's function (the `render` of `forwardRef`, or a
 * plain component) and clones the result. Radix's version is therefore pinned exactly, in pnpm-workspace.yaml.
 * Both can go once the wrapper has no `style`: https://github.com/radix-ui/primitives/issues/1873
 */
export function List(props: NavigationMenu.NavigationMenuListProps) {
  const radixList: unknown = NavigationMenu.List;
  const { render = radixList as ListRender } = radixList as { render?: ListRender };
  return cloneElement(render(props, null) as ReactElement<{ style: unknown }>, {
    style: undefined,
  });
}
