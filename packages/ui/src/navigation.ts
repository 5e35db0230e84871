/** A link of the site's navigation. */
export interface NavigationLink {
  label: string;
  href: string;
  /**
   * It leads to the page the visitor is on.
   * @default false
   */
  current?: boolean;
}

/** Links gathered under one name: a dropdown in the header, a sub-list in the sheet. */
export interface NavigationGroup {
  label: string;
  items: readonly NavigationLink[];
}

/** Something that is announced and not there yet: it takes focus and says so. */
export interface NavigationUnavailable {
  label: string;
  unavailable: {
    /** The tooltip's text: 'Coming Soon'. */
    hint: string;
    /**
     * The words that mark the item.
     * @default 'Coming soon'
     */
    mark?: string;
    /** What a press does: tell the visitor. */
    onSelect: () => void;
  };
}

/** What a navigation is made of; header, sheet and footer take the same list. */
export type NavigationItem = NavigationLink | NavigationGroup | NavigationUnavailable;

/** Whether the visitor is on one of a group's pages. */
export const holdsCurrent = ({ items }: NavigationGroup): boolean =>
  items.some(({ current }) => current);
