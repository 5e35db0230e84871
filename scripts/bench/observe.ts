/** What a page notes about itself, all times in milliseconds since the navigation began. */
export interface Observations {
  firstPaint: number;
  largestPaint: number;
  shifts: Shift[];
  longTasks: { start: number; duration: number }[];
  interactions: { id: number; start: number; duration: number }[];
  /** When React answered; none while it does not. */
  reactArrival?: number;
}

export interface Shift {
  start: number;
  value: number;
  /** Within half a second of an input, which is its excuse. */
  excused: boolean;
}

declare global {
  var observations: Observations;
}

/** The entries that the DOM's types do not know yet. */
interface ObservedEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  interactionId: number;
}

/**
 * Runs in the page, before its own scripts: fills `globalThis.observations`. It is sent there as
 * text, so it must stand alone.
 */
export function observe(hydratedEvent: string): void {
  const seen: Observations = {
    firstPaint: 0,
    largestPaint: 0,
    shifts: [],
    longTasks: [],
    interactions: [],
  };
  globalThis.observations = seen;
  document.addEventListener(hydratedEvent, () => {
    seen.reactArrival ??= performance.now();
  });

  const note: Record<string, (entry: ObservedEntry) => void> = {
    paint: ({ name, startTime }) => {
      if (name === 'first-contentful-paint') seen.firstPaint = startTime;
    },
    'largest-contentful-paint': ({ startTime }) => {
      seen.largestPaint = startTime;
    },
    'layout-shift': ({ startTime, value, hadRecentInput }) => {
      seen.shifts.push({ start: startTime, value, excused: hadRecentInput });
    },
    longtask: ({ startTime, duration }) => {
      seen.longTasks.push({ start: startTime, duration });
    },
    event: ({ interactionId, startTime, duration }) => {
      if (interactionId) seen.interactions.push({ id: interactionId, start: startTime, duration });
    },
  };
  for (const [type, take] of Object.entries(note)) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as ObservedEntry);
      // 16 ms is the least that Event Timing reports.
    }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  }
}

/**
 * Cumulative layout shift: the worst window of shifts that follow each other within a second,
 * five seconds long at most.
 */
export function cumulativeShift(shifts: readonly Shift[]): number {
  let worst = 0;
  let sum = 0;
  let first = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const { start, value, excused } of shifts) {
    if (excused) continue;
    if (start - last > 1000 || start - first > 5000) {
      sum = 0;
      first = start;
    }
    sum += value;
    last = start;
    worst = Math.max(worst, sum);
  }
  return worst;
}
