import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import { click, controls, tap } from './controls.ts';
import type { Measured } from './figures.ts';
import { cumulativeShift } from './observe.ts';
import { medianOf } from './statistics.ts';
import { type Subject, urlOf } from './subject.ts';
import type { Visit } from './Visit.ts';

/** How often each control is pressed in one visit. */
const presses = 4;

/** Long enough for what a press sets off to be over, and too long to excuse a shift by it. */
const pause = 600;

/** Presses the phone's controls with a finger, on a page that rests; then sums up the shifts. */
export async function measureTouches({ page }: Visit): Promise<Measured> {
  const { otherView, themeToggle, menu, sheet } = controls(page);

  const viewResponse = await responseTo(page, () => tap(otherView), chosenView);
  const themeResponse = await responseTo(page, () => tap(themeToggle), drawnScheme);
  const { shifts, interactions, reactArrival } = await page.evaluate(() => globalThis.observations);
  const sheetResponse = await responseTo(
    page,
    () => tap(menu),
    () => sheet.isVisible(),
    () => page.keyboard.press('Escape'),
  );
  const [firstTouch] = interactions;
  return {
    viewResponse,
    themeResponse,
    sheetResponse,
    shift: cumulativeShift(shifts),
    hydration: firstTouch && reactArrival && reactArrival - firstTouch.start,
  };
}

/**
 * Opens a page in a wide window and presses the dropdown with a mouse. The floor has none to
 * press: there, CSS opens it as soon as the pointer comes.
 */
export async function measureDropdown(visit: Visit, subject: Subject): Promise<Measured> {
  const { page } = visit;
  await visit.open(urlOf(subject));
  await visit.settle();
  const { pricing, dropdownLinks } = controls(page);
  const dropdownResponse = await responseTo(
    page,
    () => click(pricing),
    () => dropdownLinks.first().isVisible(),
    async () => {
      await page.keyboard.press('Escape');
      await page.mouse.move(640, 700);
    },
  );
  return { dropdownResponse };
}

const chosenView = (page: Page) =>
  page.evaluate(() => {
    const part = document.querySelector('[data-for-view=creator]');
    return part && getComputedStyle(part).display;
  });

const drawnScheme = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

/**
 * The median of several presses: from the event to the next paint, in the steps of 8 ms that
 * Event Timing rounds to. Each starts from a page that rests. `undefined` where the page does
 * not answer.
 */
async function responseTo(
  page: Page,
  press: () => Promise<void>,
  state: (page: Page) => Promise<unknown>,
  undo: () => Promise<void> = async () => {},
): Promise<number | undefined> {
  const responses: number[] = [];
  for (let count = 0; count < presses; count++) {
    const before = await state(page);
    const since = await page.evaluate(() => performance.now());
    await press();
    await wait(pause);
    if ((await state(page)) === before) return undefined;

    const { interactions } = await page.evaluate(() => globalThis.observations);
    const durations = interactions
      .filter(({ start }) => start >= since)
      .map(({ duration }) => duration);
    // What takes less than 16 ms is not reported.
    responses.push(Math.max(8, ...durations));
    await undo();
    await wait(pause);
  }
  return medianOf(responses);
}
