import type { Page } from '@playwright/test';

declare global {
  /** The layout shifts that were not taken yet. */
  var shifts: { observer: PerformanceObserver; entries: PerformanceEntry[] };
}

/** Records the layout shifts of the pages that are opened from now on. */
export const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    globalThis.shifts = { observer, entries };
  });

/** The layout shift since this was last asked, once all of it is painted. */
export const takeShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const { observer, entries } = globalThis.shifts;
    const all = [...entries.splice(0), ...observer.takeRecords()];
    return all.reduce((sum, entry) => sum + Reflect.get(entry, 'value'), 0);
  });
