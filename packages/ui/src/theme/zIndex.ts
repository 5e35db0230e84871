/** The stacking order of a page, from the bottom up. Dialogs, sheets and toasts are in the browser's top layer. */
export const zIndex = {
  /** Behind the content of its own box, which isolates it. */
  background: -1,
  /** Above other content of its component: sticky headings, dropdowns, tooltips. */
  raised: 1,
  /** A table's sticky head, over its sticky first column. */
  tableHead: 2,
  /** The cell where head and first column meet. */
  tableCorner: 3,
  /** `ViewBar` and `BottomBar`. */
  bar: 20,
  /** `SiteHeader`, whose dropdown lies over the `ViewBar`. */
  header: 30,
  skipLink: 40,
} as const;
