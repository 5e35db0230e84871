import type { Page } from 'playwright';
import { click, controls, moveTo, tap } from './controls.ts';
import type { Measured } from './figures.ts';
import { type Subject, urlOf } from './subject.ts';
import type { Visit } from './Visit.ts';

declare global {
  var sighting: Promise<number> | undefined;
}

/** In a wide window that rests: the first toast, then the other page by the dropdown's link. */
export async function measureNavigation(visit: Visit): Promise<Measured> {
  const { page } = visit;
  const { shop, pricing, dropdownLinks } = controls(page);

  await moveTo(shop);
  const firstToast = await timeUntilSeen(page, 'toast', () => click(shop));
  await visit.silence();

  const before = visit.requests.length;
  await click(pricing);
  const other = dropdownLinks.and(page.locator(notCurrent)).first();
  await other.waitFor();
  await moveTo(other);
  await visit.silence();
  const secondPage = await timeUntilSeen(page, 'other page', () => click(other));
  await visit.silence();
  const secondPageRequests = visit.requests
    .slice(before)
    .filter(({ kind }) => kind === 'script').length;
  return { firstToast, secondPage, secondPageRequests };
}

/** On a phone: the other page by a finger on the sheet's link, with no sign ahead. */
export async function measureTouchedNavigation(visit: Visit, subject: Subject): Promise<Measured> {
  const { page } = visit;
  await visit.open(urlOf(subject));
  await visit.settle();
  const { menu, sheet } = controls(page);
  await tap(menu);
  await tap(sheet.locator('summary'));
  const other = sheet.locator(`details a${notCurrent}`).first();
  await other.waitFor();
  await visit.silence();
  return { secondPageByTouch: await timeUntilSeen(page, 'other page', () => tap(other)) };
}

const notCurrent = ':not([aria-current=page])';

/** From the event of a press until what it leads to is painted. */
async function timeUntilSeen(
  page: Page,
  sign: 'toast' | 'other page',
  press: () => Promise<void>,
): Promise<number | undefined> {
  await page.evaluate(watchFor, sign);
  await press();
  return page.evaluate(() => globalThis.sighting);
}

/** Runs in the page; sent there as text, so it must stand alone. */
function watchFor(sign: 'toast' | 'other page'): void {
  const heading = () => document.querySelector('h1')?.textContent;
  const before = heading();
  const isThere = {
    toast: () => document.querySelector('[role=region] li')?.textContent?.includes('development'),
    'other page': () => heading() && heading() !== before,
  }[sign];
  globalThis.sighting = new Promise((resolve) => {
    let pressed = 0;
    addEventListener(
      'click',
      ({ timeStamp }) => {
        pressed = timeStamp;
      },
      { capture: true, once: true },
    );
    const look = () => {
      // A task after the frame that shows it: it has been painted.
      if (isThere()) setTimeout(() => resolve(performance.now() - pressed));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
