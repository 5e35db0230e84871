import type { Figure } from './figures.ts';
import type { Unit } from './units.ts';

/** A line of the table, with what it must not exceed. */
export interface Goal {
  label: string;
  figure: Figure;
  unit: Unit;
  /** The most there may be; a line without it is for information. */
  atMost?: number;
  /** `atMost` is a multiple of the floor's figure. */
  timesFloor?: boolean;
}

const kilobytes = 1000;

/** The figures to reach, on each page: medians of one run. */
export const goals: readonly Goal[] = [
  {
    label: 'Largest paint (LCP)',
    figure: 'largestPaint',
    unit: 'ms',
    atMost: 1.05,
    timesFloor: true,
  },
  {
    label: 'View switch first works',
    figure: 'firstPress',
    unit: 'ms',
    atMost: 1.1,
    timesFloor: true,
  },
  { label: '  and React is there by then', figure: 'reactAtFirstPress', unit: 'yes', atMost: 0 },
  { label: 'Total blocking time', figure: 'blocking', unit: 'ms', atMost: 20 },
  { label: 'Longest task after first paint', figure: 'longestTask', unit: 'task', atMost: 80 },
  { label: 'Response to the view switch', figure: 'viewResponse', unit: 'response', atMost: 32 },
  { label: 'Response to the theme toggle', figure: 'themeResponse', unit: 'response', atMost: 32 },
  { label: 'Response to opening the sheet', figure: 'sheetResponse', unit: 'response', atMost: 50 },
  {
    label: 'Response to opening the dropdown',
    figure: 'dropdownResponse',
    unit: 'response',
    atMost: 50,
  },
  { label: 'Layout shift (CLS)', figure: 'shift', unit: 'shift', atMost: 0 },
  { label: 'First visit, in all', figure: 'visitBytes', unit: 'KB', atMost: 130 * kilobytes },
  { label: 'JavaScript, in all', figure: 'scriptBytes', unit: 'KB', atMost: 90 * kilobytes },
  {
    label: 'JavaScript before load',
    figure: 'earlyScriptBytes',
    unit: 'KB',
    atMost: 2 * kilobytes,
  },
  { label: 'HTML and CSS', figure: 'pageBytes', unit: 'KB', atMost: 14 * kilobytes },
  { label: 'Render-blocking requests', figure: 'blockingRequests', unit: 'count', atMost: 0 },
  { label: 'Requests before load', figure: 'earlyRequests', unit: 'count', atMost: 2 },
  { label: 'JavaScript heap', figure: 'heap', unit: 'MB', atMost: 1.6e6 },
  {
    label: 'Second page: requests of code',
    figure: 'secondPageRequests',
    unit: 'count',
    atMost: 1,
  },
  { label: 'Second page: next paint', figure: 'secondPage', unit: 'ms', atMost: 100 },
  { label: '  by touch, nothing loaded ahead', figure: 'secondPageByTouch', unit: 'ms' },
  { label: 'First toast', figure: 'firstToast', unit: 'ms' },
];
