import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Locator, Page } from 'playwright';
import { withoutScripts } from './baseline.ts';
import { type Figures, medianOf } from './goals.ts';
import { observationsOf, open, visit } from './visit.ts';

/** A page of one of the folders that are compared. */
export interface Subject {
  kind: 'site' | 'baseline';
  path: string;
  url: string;
  /** The folder of its files. */
  folder: string;
}

/**
 * All figures of a page, once: each part in a first visit of its own. The baseline has no dropdown
 * to click (CSS opens it on hover) and no navigation inside the page.
 */
export async function measure(browser: Browser, subject: Subject): Promise<Partial<Figures>> {
  const onPhone = await visit(browser, 'phone', async (page, heap) => {
    await open(page, subject.url);
    const load = { ...(await loadFigures(page, subject)), heap: await heap() };
    return { ...load, ...(await tapResponses(page)) };
  });
  const firstClick = await visit(browser, 'phone', (page) => timeOfFirstClick(page, subject.url));
  if (subject.kind === 'baseline') return { ...onPhone, firstClick };
  const onDesktop = await visit(browser, 'desktop', async (page) => {
    await open(page, subject.url);
    return { ...(await dropdownResponse(page)), secondPage: await secondPage(page) };
  });
  return { ...onPhone, firstClick, ...onDesktop };
}

/** Paints, tasks and bytes of a page that has loaded. */
async function loadFigures(page: Page, { folder, path }: Subject): Promise<Partial<Figures>> {
  const { firstPaint, largestPaint, longTasks } = await observationsOf(page);
  const tasks = longTasks
    .map(({ start, duration }) => start + duration - Math.max(start, firstPaint))
    .filter((duration) => duration > 50);
  // On the wire, compressed, without headers.
  const files = await page.evaluate(() =>
    [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ].map((entry) => [entry.name, (entry as PerformanceResourceTiming).encodedBodySize] as const),
  );
  const bytesOf = (type: RegExp) =>
    files.filter(([url]) => type.test(url)).reduce((sum, [, bytes]) => sum + bytes, 0);
  const html = await readFile(join(folder, `${path}.html`), 'utf8');
  const inlineScriptBytes =
    brotliCompressSync(html).length - brotliCompressSync(withoutScripts(html)).length;
  return {
    largestPaint,
    blocking: tasks.reduce((sum, duration) => sum + duration - 50, 0),
    longestTask: Math.max(0, ...tasks),
    visitBytes: bytesOf(/^/),
    scriptBytes: bytesOf(/\.js$/) + inlineScriptBytes,
    pageBytes: (files[0]?.[1] ?? 0) + bytesOf(/\.css$/),
  };
}

/** Clicks the view switch from the first paint on, until the page shows the other view. */
async function timeOfFirstClick(page: Page, url: string): Promise<number> {
  await page.addInitScript(() => {
    const shown = () => {
      const part = document.querySelector('[data-for-view=creator]');
      return part && getComputedStyle(part).display !== 'none';
    };
    const click = () => {
      const before = shown();
      document.querySelector<HTMLElement>('input[type=radio]:not(:checked)')?.click();
      requestAnimationFrame(() => {
        if (shown() === before) setTimeout(click, 50);
        else performance.mark('first working click');
      });
    };
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      click();
    }).observe({ type: 'paint', buffered: true });
  });
  await page.goto(url, { timeout: 60_000 });
  const mark = await page.waitForFunction(
    () => performance.getEntriesByName('first working click')[0]?.startTime,
  );
  return (await mark.jsonValue()) ?? Number.NaN;
}

/** The responses to a finger's taps on the phone's controls, and the layout shift until then. */
async function tapResponses(page: Page): Promise<Partial<Figures>> {
  const otherView = page.getByRole('radio', { checked: false });
  const themeToggle = page.getByRole('switch', { name: 'Dark theme' });
  const menu = page.getByRole('button', { name: 'Open menu' });
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  const root = page.locator('html');
  const viewResponse = await responseTo(
    page,
    () => tap(otherView),
    () => page.locator('[data-for-view=creator]').first().isVisible(),
  );
  const themeResponse = await responseTo(
    page,
    () => tap(themeToggle),
    () => root.evaluate((html) => getComputedStyle(html).colorScheme),
  );
  const { shift } = await observationsOf(page);
  const sheetResponse = await responseTo(
    page,
    () => tap(menu),
    () => sheet.isVisible(),
    () => page.keyboard.press('Escape'),
  );
  return { viewResponse, themeResponse, shift, sheetResponse };
}

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const pricing = (page: Page) => navigation(page).getByRole('button', { name: 'Pricing' });
const dropdownLinks = (page: Page) => navigation(page).locator('li li').getByRole('link');

/** The response to a mouse's click on the dropdown, in a wide window. */
async function dropdownResponse(page: Page): Promise<Partial<Figures>> {
  const response = await responseTo(
    page,
    () => click(pricing(page)),
    () => dropdownLinks(page).first().isVisible(),
    async () => {
      await page.keyboard.press('Escape');
      await page.mouse.move(640, 700);
    },
  );
  return { dropdownResponse: response };
}

/** From the click on the dropdown's link to the other page until that is painted. */
async function secondPage(page: Page): Promise<number> {
  await click(pricing(page));
  const other = dropdownLinks(page).and(page.locator(':not([aria-current=page])')).first();
  await other.hover();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const heading = () => document.querySelector('h1')?.textContent;
    const before = heading();
    const mark = ({ timeStamp }: Event) => performance.mark('click', { startTime: timeStamp });
    addEventListener('click', mark, { capture: true, once: true });
    const look = () => {
      const arrived = heading() && heading() !== before;
      // A task after the frame that shows it: it has been painted.
      if (arrived) setTimeout(() => performance.measure('second page', 'click'));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await click(other);
  const measured = await page.waitForFunction(
    () => performance.getEntriesByName('second page')[0]?.duration,
  );
  return (await measured.jsonValue()) ?? Number.NaN;
}

/** How often each control is pressed in one visit. */
const presses = 4;

/** Long enough for what a press causes to end; a later layout shift is not attributed to it. */
const pause = 600;

/**
 * The median of several presses: from the event to the next paint, in steps of 8 ms (Event Timing
 * rounds). Each starts from a page at rest. `undefined` where the page does not change.
 */
async function responseTo(
  page: Page,
  press: () => Promise<void>,
  state: () => Promise<unknown>,
  undo: () => Promise<void> = async () => {},
): Promise<number | undefined> {
  const responses: number[] = [];
  for (let count = 0; count < presses; count++) {
    const before = await state();
    const since = await page.evaluate(() => performance.now());
    await press();
    await page.waitForTimeout(pause);
    if ((await state()) === before) return undefined;
    const { interactions } = await observationsOf(page);
    const durations = interactions.filter(({ start }) => start >= since);
    // Event Timing reports from 16 ms on.
    responses.push(Math.max(8, ...durations.map(({ duration }) => duration)));
    await undo();
    await page.waitForTimeout(pause);
  }
  return medianOf(responses);
}

/** The middle of an element in the window: `Locator.click` would scroll and move the mouse first. */
async function middleOf(element: Locator): Promise<[x: number, y: number]> {
  await element.evaluate(({ ownerDocument }) =>
    Promise.allSettled(ownerDocument.getAnimations().map(({ finished }) => finished)),
  );
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not shown, so it cannot be pressed.`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

const tap = async (element: Locator) =>
  element.page().touchscreen.tap(...(await middleOf(element)));

const click = async (element: Locator) => element.page().mouse.click(...(await middleOf(element)));
