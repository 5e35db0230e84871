import type { ReactNode } from 'react';
import type { LinkProps } from './Link/Link.tsx';

interface NavigationEntry {
  /** The entry's words, optionally with an icon or a badge. */
  label: ReactNode;
}

/** A navigation link. Takes any other prop of a `Link`, such as `target`. */
export interface NavigationLink
  extends NavigationEntry,
    Omit<LinkProps, 'children' | 'ref' | keyof NavigationEntry> {
  /**
   * Whether the link leads to the current page.
   * @default false
   */
  current?: boolean | undefined;
  [attribute: `data-${string}`]: string | number | boolean | undefined;
}

/** An entry of a list, or a falsy value, which is skipped: `isOpen && { label, href }`. */
type Conditional<Item> = Item | false | null | undefined;

/** Links under one label: a dropdown in the header, a sub-list in the sheet. */
export interface NavigationGroup extends NavigationEntry {
  /** The links. A group without links is not shown. */
  items: readonly Conditional<NavigationLink>[];
  /**
   * Whether the sheet shows the links initially.
   * @default false
   */
  expanded?: boolean | undefined;
}

/** An entry that is not available yet: `aria-disabled`, but focusable to show its tooltip. */
export interface NavigationUnavailable extends NavigationEntry {
  unavailable: {
    tooltip: string;
    /**
     * The text of the entry's badge.
     * @default the label `unavailable`: 'Coming soon'
     */
    badge?: string | undefined;
    /** Called on a click, to show a message. */
    onSelect?: (() => void) | undefined;
  };
}

/** An item without the props of other kinds. TypeScript shows the text of `OneKind` in its error. */
type Only<Item, OfOthers extends string> = Item & { readonly [Prop in OfOthers]?: OneKind };
type OneKind = 'An entry has only one of: href, items, unavailable';

/** An entry of the navigation, for the header, the sheet and the footer. */
export type NavigationItem =
  | Only<NavigationLink, 'items' | 'unavailable'>
  | Only<NavigationGroup, 'href' | 'unavailable'>
  | Only<NavigationUnavailable, 'href' | 'items'>;

/** The entries of the navigation, in reading order; falsy ones are skipped. */
export type NavigationItems = readonly Conditional<NavigationItem>[];

/** An entry with its place in the list, which identifies it even if falsy entries are skipped. */
export type Placed<Entry> = Entry & { place: number };

export interface ShownGroup extends NavigationGroup {
  items: readonly Placed<NavigationLink>[];
}

export type ShownItem = Placed<NavigationLink | ShownGroup | NavigationUnavailable>;

export const holdsCurrent = ({ items }: ShownGroup): boolean =>
  items.some(({ current }) => current);

/** Removes falsy entries and empty groups. */
export function shownItems(items: NavigationItems | undefined): readonly ShownItem[] {
  const entries = present<NavigationLink | NavigationGroup | NavigationUnavailable>(items).map(
    (item) => ('items' in item ? { ...item, items: present(item.items) } : item),
  );
  return entries.filter((item) => !('items' in item) || item.items.length);
}

const present = <Item>(items: readonly Conditional<Item>[] | undefined): Placed<Item>[] =>
  items?.flatMap((item, place) => (item ? { ...item, place } : [])) ?? [];
