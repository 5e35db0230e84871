import type { Measured } from './figures.ts';
import { type Subject, urlOf } from './subject.ts';
import type { Visit } from './Visit.ts';

declare global {
  var firstPress: { at: number; react: boolean } | undefined;
}

/** Presses the view switch from the first paint on, until the page shows the other view. */
export async function measureFirstPress(visit: Visit, subject: Subject): Promise<Measured> {
  await visit.page.addInitScript(pressUntilAnswered);
  await visit.open(urlOf(subject));
  await visit.page.waitForFunction(() => globalThis.firstPress);
  const press = await visit.page.evaluate(() => globalThis.firstPress);
  return {
    firstPress: press?.at,
    reactAtFirstPress: press && Number(press.react),
  };
}

/** Runs in the page; sent there as text, so it must stand alone. */
function pressUntilAnswered(): void {
  const shown = () => {
    const part = document.querySelector('[data-for-view=creator]');
    return part && getComputedStyle(part).display !== 'none';
  };
  const press = () => {
    const before = shown();
    const other = document.querySelector<HTMLElement>('input[type=radio]:not(:checked)');
    other?.click();
    requestAnimationFrame(() => {
      if (shown() === before) setTimeout(press, 50);
      else {
        const react = globalThis.observations.reactArrival !== undefined;
        globalThis.firstPress = { at: performance.now(), react };
      }
    });
  };
  const observer = new PerformanceObserver((list) => {
    if (!list.getEntriesByName('first-contentful-paint').length) return;
    observer.disconnect();
    press();
  });
  observer.observe({ type: 'paint', buffered: true });
}
