import { duplicates, warn } from './warn.ts';

/** A navigation link. */
export interface NavigationLink {
  label: string;
  href: string;
  /**
   * Whether the link leads to the current page.
   * @default false
   */
  current?: boolean | undefined;
}

/** Links under one label: a dropdown in the header, a sub-list in the sheet. */
export interface NavigationGroup {
  label: string;
  items: readonly NavigationLink[];
  /**
   * Whether the sheet shows the links at first.
   * @default false
   */
  expanded?: boolean | undefined;
}

/** An entry that is not available yet. It takes focus, so that its hint can be read. */
export interface NavigationUnavailable {
  label: string;
  unavailable: {
    /** The tooltip's text: 'Coming Soon'. */
    hint: string;
    /**
     * The text of the entry's badge.
     * @default 'Coming soon'
     */
    mark?: string | undefined;
    /** Called on a click, to show the visitor a message. Without it, only the hint appears. */
    onSelect?: (() => void) | undefined;
  };
}

/** An entry of the navigation. Header, sheet and footer take the same list. */
export type NavigationItem = NavigationLink | NavigationGroup | NavigationUnavailable;

/** Whether a group contains the current page. */
export const holdsCurrent = ({ items }: NavigationGroup): boolean =>
  items.some(({ current }) => current);

/** Removes empty groups; warns the developer about missing `items` and equal labels. */
export function shownItems(
  items: readonly NavigationItem[] | undefined,
): readonly NavigationItem[] {
  if (process.env.NODE_ENV !== 'production') checkItems(items ?? []);
  return items?.filter((item) => !('items' in item) || item.items?.length) ?? [];
}

function checkItems(items: readonly NavigationItem[]) {
  for (const item of items) {
    if ('items' in item && !item.items) {
      warn(
        'navigation items',
        `the group '${item.label}' has no \`items\`, and is not shown. Give it a list of links.`,
      );
    }
  }
  for (const label of duplicates(items.map((item) => item.label))) {
    warn(
      'navigation items',
      `two have the label '${label}', which must be unique. Give each its own.`,
    );
  }
}
