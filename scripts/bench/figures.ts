/** What one visit, or several, measured of a page. Times in milliseconds, sizes in bytes. */
export interface Figures {
  firstPaint: number;
  largestPaint: number;
  /** When a press on the view switch first worked, and whether React had arrived by then. */
  firstPress: number;
  reactAtFirstPress: number;
  /** What long tasks took beyond 50 ms each, from the first paint on. */
  blocking: number;
  /** After the first paint; 0 where none was longer than 50 ms. */
  longestTask: number;
  /** From the first touch until React answers. */
  hydration: number;
  script: number;
  shift: number;
  visitBytes: number;
  scriptBytes: number;
  /** Of scripts in the page itself or asked for before `load`. */
  earlyScriptBytes: number;
  /** Of the page and its styles. */
  pageBytes: number;
  blockingRequests: number;
  earlyRequests: number;
  heap: number;
  elements: number;
  /** From the event to the next paint. */
  viewResponse: number;
  themeResponse: number;
  sheetResponse: number;
  dropdownResponse: number;
  /** Requests of code for the other page, from the first sign that it is wanted on. */
  secondPageRequests: number;
  /** From the press on a link that was pointed at before, until the other page is painted. */
  secondPage: number;
  /** The same by a finger that comes down on the link at once. */
  secondPageByTouch: number;
  /** From the press until the first toast is painted. */
  firstToast: number;
}

export type Figure = keyof Figures;
export type Measured = Partial<Figures>;
