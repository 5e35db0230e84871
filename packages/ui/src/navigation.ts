import type { ReactNode } from 'react';
import type { LinkProps } from './Link/Link.tsx';

interface NavigationEntry {
  /** The entry's text, optionally with an icon or a badge. */
  label: ReactNode;
}

/** A navigation link. Takes any other prop of a `Link`, such as `target`. */
export interface NavigationLink
  extends NavigationEntry,
    Omit<LinkProps, 'children' | 'ref' | keyof NavigationEntry> {
  /** Whether the link leads to the current page. */
  current?: boolean | undefined;
  [attribute: `data-${string}`]: string | number | boolean | undefined;
}

/** A list entry, or a falsy value, which is skipped, as in `isOpen && { label, href }`. */
type Conditional<Item> = Item | false | null | undefined;

/** Links under one label: a dropdown in the header, a sub-list in the sheet. */
export interface NavigationGroup extends NavigationEntry {
  /** The links. A group without links is not shown. */
  items: readonly Conditional<NavigationLink>[];
  /** Whether the sheet shows the links initially. */
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
    /** Called when the entry is clicked, for example to show a message. */
    onSelect?: (() => void) | undefined;
  };
}

/** Forbids the props of other kinds of entry. */
type Only<Item, OfOthers extends string> = Item & { readonly [Prop in OfOthers]?: never };

/** An entry of the navigation, for the header, the sheet and the footer. */
export type NavigationItem =
  | Only<NavigationLink, 'items' | 'unavailable'>
  | Only<NavigationGroup, 'href' | 'unavailable'>
  | Only<NavigationUnavailable, 'href' | 'items'>;

/** The entries of the navigation, in reading order; falsy ones are skipped. */
export type NavigationItems = readonly Conditional<NavigationItem>[];

/** An entry with its index in the consumer's list: a key that stays the same when another entry becomes falsy. */
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
