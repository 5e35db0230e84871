import type { Browser, BrowserContextOptions } from 'playwright';
import { desktop, phone } from './conditions.ts';
import type { Measured } from './figures.ts';
import { measureFirstPress } from './measureFirstPress.ts';
import { measureLoad } from './measureLoad.ts';
import { measureNavigation, measureTouchedNavigation } from './measureNavigation.ts';
import { measureDropdown, measureTouches } from './measureResponses.ts';
import type { Subject } from './subject.ts';
import { Visit } from './Visit.ts';

/**
 * All figures of a page, once: each part in a visit of its own, as for the first time. Without
 * React there is no navigation inside the page, and no dropdown to press.
 */
export async function measurePage(browser: Browser, subject: Subject): Promise<Measured> {
  const onPhone = await during(browser, phone, async (visit) => ({
    ...(await measureLoad(visit, subject)),
    ...(await measureTouches(visit)),
  }));
  const firstPress = await during(browser, phone, (visit) => measureFirstPress(visit, subject));
  if (!subject.react) return { ...onPhone, ...firstPress };

  const onDesktop = await during(browser, desktop, async (visit) => ({
    ...(await measureDropdown(visit, subject)),
    ...(await measureNavigation(visit)),
  }));
  const byTouch = await during(browser, phone, (visit) => measureTouchedNavigation(visit, subject));
  return { ...onPhone, ...firstPress, ...onDesktop, ...byTouch };
}

/** The figures that tell how the cost grows with the catalogue, once. */
export const measureGrowth = (browser: Browser, subject: Subject): Promise<Measured> =>
  during(browser, phone, async (visit) => ({
    ...(await measureLoad(visit, subject)),
    ...(await measureTouches(visit)),
  }));

async function during(
  browser: Browser,
  device: BrowserContextOptions,
  measure: (visit: Visit) => Promise<Measured>,
): Promise<Measured> {
  const visit = await Visit.begin(browser, device);
  try {
    return await measure(visit);
  } finally {
    await visit.end();
  }
}
