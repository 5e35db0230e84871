/** The stacking order of a page. Dialogs, sheets and toasts are in the browser's top layer. */
export const zIndex = {
  /** Behind the content of a box that isolates it. */
  background: -1,
  /** Above other content of a component: sticky headings, dropdowns, tooltips. */
  raised: 1,
  /** A table's sticky header, over the sticky first column. */
  tableHead: 2,
  /** A table's corner cell and bottom shadow, over its sticky header. */
  tableCorner: 3,
  /** `ViewBar` and `BottomBar`. */
  bar: 20,
  /** `SiteHeader`, whose dropdown lies over the `ViewBar`. */
  header: 30,
  skipLink: 40,
} as const;
