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
    return await dropdownFigures(page);
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

/** What only one view shows. The name of the view above the heading is for paper. */
const creatorPart = 'h1 ~ [data-for-view=creator]';

/** Clicks the view switch from the first paint on, until the page shows the other view. */
async function timeOfFirstClick(page: Page, url: string): Promise<number> {
  await page.addInitScript((selector) => {
    const shown = () => {
      const part = document.querySelector(selector);
      return part && getComputedStyle(part).display !== 'none';
    };
    const click = () => {
      const before = shown();
      document.querySelector<HTMLElement>('input[name=view]:not(:checked)')?.click();
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
  }, creatorPart);
  await page.goto(url, { timeout: 60_000 });
  const mark = await page.waitForFunction(
    () => performance.getEntriesByName('first working click')[0]?.startTime,
  );
  return (await mark.jsonValue()) ?? Number.NaN;
}

/** The responses to a finger's taps on the phone's controls, and the layout shift until then. */
async function tapResponses(page: Page): Promise<Partial<Figures>> {
  const view = page.locator(creatorPart).first();
  const other = (name: string) =>
    page.locator(`input[name=${name}]:not(:checked)`).tap({ force: true });
  const viewResponse = await responseTo(page, {
    act: () => other('view'),
    state: () => view.isVisible(),
  });
  const themeResponse = await responseTo(page, {
    act: () => other('theme'),
    state: () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme),
  });
  const { shift } = await observationsOf(page);
  const sheetResponse = await responseTo(page, {
    act: () => page.getByRole('button', { name: 'Open menu' }).tap(),
    state: () => page.getByRole('dialog', { name: 'Menu' }).isVisible(),
    undo: () => page.keyboard.press('Escape'),
  });
  return { viewResponse, themeResponse, shift, sheetResponse };
}

/** The response to a mouse's click on the dropdown, and the time of the page that it leads to. */
async function dropdownFigures(page: Page): Promise<Partial<Figures>> {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const pricing = navigation.getByRole('button', { name: 'Pricing' });
  const links = navigation.locator('li li').getByRole('link');
  const dropdownResponse = await responseTo(page, {
    act: () => pricing.click(),
    state: () => links.first().isVisible(),
    undo: async () => {
      await page.keyboard.press('Escape');
      await page.mouse.move(640, 700);
    },
  });
  await pricing.click();
  const other = links.and(page.locator(':not([aria-current=page])')).first();
  return { dropdownResponse, secondPage: await secondPage(page, other) };
}

/** From the click on a link to another page until that is painted. */
async function secondPage(page: Page, link: Locator): Promise<number> {
  await link.hover();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const heading = () => document.querySelector('h1')?.textContent;
    const before = heading();
    const mark = ({ timeStamp }: Event) => performance.mark('click', { startTime: timeStamp });
    addEventListener('click', mark, { capture: true, once: true });
    const look = () => {
      // A task after the frame that shows it: it has been painted.
      if (heading() && heading() !== before)
        setTimeout(() => performance.measure('second page', 'click'));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await link.click();
  const measured = await page.waitForFunction(
    () => performance.getEntriesByName('second page')[0]?.duration,
  );
  return (await measured.jsonValue()) ?? Number.NaN;
}

/** Long enough for what a click causes to end; a later layout shift is not attributed to it. */
const pause = 600;

interface Interaction {
  act: () => Promise<void>;
  /** What the action changes. */
  state: () => Promise<unknown>;
  undo?: () => Promise<void>;
}

/**
 * The median of three responses: from the event to the next paint, in steps of 8 ms (Event Timing
 * rounds). Each starts from a page at rest. `undefined` where the page does not change.
 */
async function responseTo(page: Page, { act, state, undo }: Interaction) {
  const responses: number[] = [];
  while (responses.length < 3) {
    const before = await state();
    const since = await page.evaluate(() => performance.now());
    await act();
    await page.waitForTimeout(pause);
    if ((await state()) === before) return undefined;
    const { interactions } = await observationsOf(page);
    const durations = interactions.filter(({ start }) => start >= since);
    // Event Timing reports from 16 ms on.
    responses.push(Math.max(8, ...durations.map(({ duration }) => duration)));
    await undo?.();
    await page.waitForTimeout(pause);
  }
  return medianOf(responses);
}
