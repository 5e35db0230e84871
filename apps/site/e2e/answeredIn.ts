import type { Page } from '@playwright/test';

/** Tells the page how fast it was answered, in milliseconds: whether its face is waited for. */
export const answeredIn = (page: Page, time: number): Promise<unknown> =>
  page.addInitScript((responseStart) => {
    const measured = performance.getEntriesByType.bind(performance);
    performance.getEntriesByType = (type) =>
      type === 'navigation'
        ? ([{ requestStart: 0, responseStart, type: 'navigate' }] as never)
        : measured(type);
  }, time);
