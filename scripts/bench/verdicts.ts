import type { Figure, Measured } from './figures.ts';
import { type Goal, goals } from './goals.ts';
import { type Spread, spreadOf } from './statistics.ts';
import { suffix, type Unit, write } from './units.ts';

/** A line of the table, ready to be read. */
export interface Verdict {
  label: string;
  goal: string;
  measured: string;
  floor: string;
  /** Whether the goal is reached; a line without a goal has no verdict. */
  holds?: boolean;
  /** The floor, which has no script, does not reach it either. */
  beyondFloor?: boolean;
}

/** Each goal beside what was measured of a page and of its floor. */
export function verdictsOn(site: readonly Measured[], floor: readonly Measured[]): Verdict[] {
  const spread = (runs: readonly Measured[], figure: Figure) =>
    spreadOf(runs.map((run) => run[figure]));
  return goals.map((goal) =>
    verdictOn(goal, spread(site, goal.figure), spread(floor, goal.figure)),
  );
}

function verdictOn(goal: Goal, site: Spread | undefined, floor: Spread | undefined): Verdict {
  const { label, unit, atMost, timesFloor } = goal;
  const line = { label, measured: writeSpread(site, unit), floor: writeSpread(floor, unit) };
  if (atMost === undefined) return { ...line, goal: '' };
  if (!timesFloor) {
    return {
      ...line,
      goal: goalText(unit, atMost),
      holds: site !== undefined && site.median <= atMost,
      beyondFloor: floor !== undefined && floor.median > atMost,
    };
  }
  const ratio = (site?.median ?? Number.NaN) / (floor?.median ?? Number.NaN);
  return {
    ...line,
    measured: `${ratio.toFixed(2)} ×  ${line.measured}`,
    goal: `≤ ${atMost.toFixed(2)} ×`,
    holds: ratio <= atMost,
  };
}

function goalText(unit: Unit, atMost: number): string {
  const text = write[unit](atMost);
  return unit === 'yes' || atMost === 0 ? text : `≤ ${Number(text)}${suffix[unit]}`;
}

/** The median, and the range where there is one: `412 ms (400–431)`. */
export function writeSpread(spread: Spread | undefined, unit: Unit): string {
  if (!spread) return '–';
  const [median, min, max] = [spread.median, spread.min, spread.max].map(write[unit]);
  const range = min === max ? '' : ` (${min}–${max})`;
  return `${median}${suffix[unit]}${range}`;
}
