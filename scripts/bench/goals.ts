/** What one visit measured of a page. Times in milliseconds, sizes in bytes. */
export interface Figures {
  largestPaint: number;
  /** When a click on the view switch first worked. */
  firstClick: number;
  /** What long tasks took beyond 50 ms each, from the first paint on. */
  blocking: number;
  /** After the first paint; 0 where none was longer than 50 ms. */
  longestTask: number;
  shift: number;
  visitBytes: number;
  scriptBytes: number;
  /** Of the page and its styles. */
  pageBytes: number;
  heap: number;
  /** From the event to the next paint; 8 where it was too short to be reported. */
  viewResponse: number;
  themeResponse: number;
  sheetResponse: number;
  dropdownResponse: number;
  /** From the click on a link that was pointed at before, until the other page is painted. */
  secondPage: number;
}

const units = {
  ms: { size: 1, decimals: 0, suffix: ' ms' },
  shift: { size: 1, decimals: 4, suffix: '' },
  KB: { size: 1000, decimals: 1, suffix: ' KB' },
  MB: { size: 1e6, decimals: 2, suffix: ' MB' },
};

type Unit = keyof typeof units;

interface Goal {
  label: string;
  figure: keyof Figures;
  unit: Unit;
  max: number;
  /** `max` is a multiple of the baseline's figure. */
  timesBaseline?: true;
}

/** The medians to reach on each page. */
const goals: readonly Goal[] = [
  { label: 'Largest paint', figure: 'largestPaint', unit: 'ms', max: 1.1, timesBaseline: true },
  { label: 'First working click', figure: 'firstClick', unit: 'ms', max: 1.1, timesBaseline: true },
  { label: 'Total blocking time', figure: 'blocking', unit: 'ms', max: 20 },
  { label: 'Longest task after first paint', figure: 'longestTask', unit: 'ms', max: 80 },
  { label: 'Layout shift, in all', figure: 'shift', unit: 'shift', max: 0.02 },
  { label: 'First visit, in all', figure: 'visitBytes', unit: 'KB', max: 142_000 },
  { label: 'JavaScript, in all', figure: 'scriptBytes', unit: 'KB', max: 97_000 },
  { label: 'HTML and CSS', figure: 'pageBytes', unit: 'KB', max: 16_000 },
  { label: 'JavaScript heap', figure: 'heap', unit: 'MB', max: 1.6e6 },
  { label: 'Response to the view switch', figure: 'viewResponse', unit: 'ms', max: 32 },
  { label: 'Response to the theme toggle', figure: 'themeResponse', unit: 'ms', max: 32 },
  { label: 'Opening the sheet', figure: 'sheetResponse', unit: 'ms', max: 50 },
  { label: 'Opening the dropdown', figure: 'dropdownResponse', unit: 'ms', max: 50 },
  { label: 'Second page, painted', figure: 'secondPage', unit: 'ms', max: 100 },
];

type Runs = readonly Partial<Figures>[];

/** Compares a page's runs with each goal: a row of a table each, and whether it is reached. */
export const compare = (site: Runs, baseline: Runs) =>
  goals.map(({ label, figure, unit, max, timesBaseline }) => {
    const [measured, reference] = [site, baseline].map((runs) => valuesOf(runs, figure));
    const [median, referenceMedian] = [medianOf(measured), medianOf(reference)];
    const ratio = median / referenceMedian;
    const passed = (timesBaseline ? ratio : median) <= max;
    const row = {
      '': passed ? '✓' : '✗',
      figure: label,
      goal: `≤ ${timesBaseline ? `${max.toFixed(2)} ×` : format(max, unit)}`,
      measured: (timesBaseline ? `${ratio.toFixed(2)} ×  ` : '') + formatSpread(measured, unit),
      baseline:
        formatSpread(reference, unit) + (!timesBaseline && referenceMedian > max ? ' (!)' : ''),
    };
    return { row, passed };
  });

const valuesOf = (runs: Runs, figure: keyof Figures) =>
  runs.map((run) => run[figure]).filter((value) => value !== undefined);

/** The middle of a list, of an even number the upper one; `NaN` of nothing. */
export const medianOf = (values: readonly number[] = []): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const write = (value: number, unit: Unit) =>
  (value / units[unit].size).toFixed(units[unit].decimals);

const format = (value: number, unit: Unit) => write(value, unit) + units[unit].suffix;

/** The median, and the range where there is one: `412 ms (400–431)`. */
function formatSpread(values: readonly number[] = [], unit: Unit): string {
  if (values.length === 0) return '–';
  const [min, max] = [write(Math.min(...values), unit), write(Math.max(...values), unit)];
  return format(medianOf(values), unit) + (min === max ? '' : ` (${min}–${max})`);
}
