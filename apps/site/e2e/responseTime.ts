import type { Page } from '@playwright/test';

/**
 * Tells the page how long it was on its way, in milliseconds, until its body comes: whether its
 * face is waited for.
 */
export const responseTime = (page: Page, time: number): Promise<unknown> =>
  page.addInitScript((passed) => {
    const measured = performance.now.bind(performance);
    performance.now = () => (document.body ? measured() : passed);
  }, time);
