import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import puppeteer, { type PDFOptions } from 'puppeteer-core';
import { Builder, Key, Origin } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { expect } from 'vitest';

type Point = Record<'x' | 'y', number>;

export interface Browser {
  open: (address: string) => Promise<void>;
  back: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  press: (key: 'Tab' | 'Enter' | 'Escape' | 'ArrowRight') => Promise<void>;
  hover: (point: Point) => Promise<void>;
  click: (point: Point) => Promise<void>;
  /** The function is sent to the page as text, so it cannot use outer variables. */
  evaluate: <Parameters extends readonly unknown[], Result>(
    run: (...parameters: Parameters) => Result,
    ...parameters: Parameters
  ) => Promise<Result>;
  print?: (paper: PDFOptions) => Promise<Uint8Array>;
  /** Console errors and warnings, and uncaught exceptions, if the browser reports them. */
  consoleErrors: string[];
  close: () => Promise<void>;
}

/** A selector, and the beginning of the element's accessible name. */
type Target = [selector: string, name: string];

export function visitorOf(browser: Browser, origin: string) {
  const look = (target: Target) => browser.evaluate(find, ...target);
  const waitFor = (message: string, read: () => Promise<unknown>) =>
    expect.poll(read, { message }).toBe(true);
  const is = (state: 'reachable' | 'focused' | 'checked', ...target: Target) =>
    waitFor(`${target} is ${state}`, async () => (await look(target))?.[state]);
  const reach = async (...target: Target) => {
    await is('reachable', ...target);
    return (await look(target)) ?? { x: 0, y: 0 };
  };
  // biome-ignore lint/performance/useDomNodeTextContent: only visible text counts.
  const text = () => browser.evaluate(() => document.body.innerText.replaceAll(/\s+/g, ' '));
  return {
    ...browser,
    open: (path: string) => browser.open(origin + path),
    click: async (...target: Target) => browser.click(await reach(...target)),
    hover: async (...target: Target) => browser.hover(await reach(...target)),
    leave: () => browser.hover({ x: 5, y: 600 }),
    tabTo: async (...target: Target) => {
      for (let presses = 0; presses < 40; presses++) {
        await browser.press('Tab');
        if ((await look(target))?.focused) return;
      }
      throw new Error(`40 presses of Tab did not lead to ${target}.`);
    },
    is,
    sees: (...target: Target) => waitFor(`sees ${target}`, async () => !!(await look(target))),
    seesNo: (...target: Target) => waitFor(`sees no ${target}`, async () => !(await look(target))),
    reads: (words: string) => expect.poll(text).toContain(words),
    readsNo: (words: string) => expect.poll(text).not.toContain(words),
    finds: (message: string, run: () => boolean) => waitFor(message, () => browser.evaluate(run)),
  };
}

/** Runs inside the page. Finds an element's centre and state, after scrolling to it if it is covered. */
function find(selector: string, name: string) {
  const named = (element: HTMLElement) => {
    const [label] = (element as HTMLInputElement).labels ?? [];
    // Reads `textContent`, because the browser skips the layout of a card that is out of view.
    const heading = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    const text =
      // biome-ignore lint/performance/useDomNodeTextContent: only visible text counts.
      element.ariaLabel || heading?.textContent || label?.innerText || element.innerText;
    return text.replaceAll(/\s+/g, ' ').trim().startsWith(name);
  };
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (each) => each.checkVisibility({ visibilityProperty: true }) && named(each),
  );
  if (!element) return null;

  const moving = document.getAnimations().some(({ playState }) => playState === 'running');
  const locate = () => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const hit = document.elementFromPoint(x, y);
    return { x, y, covered: !element.contains(hit) && hit?.closest('label')?.control !== element };
  };
  if (!moving && locate().covered) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { covered, ...point } = locate();
  return {
    ...point,
    reachable: !moving && !covered,
    focused: element === document.activeElement,
    checked: (element as HTMLInputElement).checked,
  };
}

const keys = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE, ArrowRight: Key.ARROW_RIGHT };

export async function startWebKit(driverPath: string, xvfbPath: string): Promise<Browser> {
  // Xvfb picks a free display and prints the display's number.
  const screen = spawn(xvfbPath, ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = await once(createInterface(screen.stdout), 'line');
  // Disables compositing, which is slow without a graphics card.
  const graphics = { DISPLAY: `:${display}`, WEBKIT_DISABLE_COMPOSITING_MODE: '1' };
  const service = new DriverService.Builder(driverPath)
    .setHostname('127.0.0.1')
    .setEnvironment({ ...(process.env as Record<string, string>), ...graphics })
    .build();
  const driver = await new Builder()
    .usingServer(await service.start(30_000))
    .withCapabilities({
      browserName: 'MiniBrowser',
      // Full screen hides the toolbar, which would keep the window wider than a phone.
      'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] },
    })
    .build();
  const move = ({ x, y }: Point) =>
    driver.actions().move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT });

  return {
    open: (address) => driver.get(address),
    back: () => driver.navigate().back(),
    resize: async (width, height) =>
      void (await driver.manage().window().setRect({ width, height })),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    hover: (point) => move(point).perform(),
    click: (point) => move(point).click().perform(),
    evaluate: (run, ...parameters) => driver.executeScript(run, ...parameters),
    // The driver does not report the console.
    consoleErrors: [],
    close: async () => {
      await driver.quit();
      await service.kill();
      screen.kill();
    },
  };
}

export async function startFirefox(executablePath: string): Promise<Browser> {
  const firefox = await puppeteer.launch({ browser: 'firefox', executablePath });
  const page = await firefox.newPage();
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) consoleErrors.push(message.text());
  });
  page.on('pageerror', (thrown) => consoleErrors.push(String(thrown)));
  return {
    // `goto` and `goBack` wait for events that a page from the back/forward cache does not fire.
    open: async (address) => {
      await page.evaluate((to) => {
        Object.assign(window, { isLeft: true });
        location.assign(to);
      }, address);
      const isLoaded = () => !('isLeft' in window) && document.readyState === 'complete';
      await expect.poll(() => page.evaluate(isLoaded)).toBe(true);
    },
    back: () => page.evaluate(() => history.back()),
    resize: (width, height) => page.setViewport({ width, height }),
    press: (key) => page.keyboard.press(key),
    hover: ({ x, y }) => page.mouse.move(x, y),
    click: ({ x, y }) => page.mouse.click(x, y),
    // Casts, because Puppeteer's type also allows functions that return promises, and handles as parameters.
    evaluate: page.evaluate.bind(page) as Browser['evaluate'],
    print: (paper) => page.pdf({ printBackground: true, ...paper }),
    consoleErrors,
    close: () => firefox.close(),
  };
}
