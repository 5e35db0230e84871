import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import puppeteer from 'puppeteer-core';
import { Builder, Key, Origin } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import type { Browser, Point } from './visitor.ts';

const keys = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE, ArrowRight: Key.ARROW_RIGHT };

/** Starts WebKitGTK's driver and browser on a virtual screen. */
export async function startWebKit(driverPath: string, xvfbPath: string): Promise<Browser> {
  // Xvfb picks a free display, and prints its number.
  const screen = spawn(xvfbPath, ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = await once(createInterface(screen.stdout), 'line');
  // Compositing in software, without a graphics card, is slow.
  const graphics = { DISPLAY: `:${display}`, WEBKIT_DISABLE_COMPOSITING_MODE: '1' };
  const service = new DriverService.Builder(driverPath)
    .setHostname('127.0.0.1')
    .setEnvironment({ ...(process.env as Record<string, string>), ...graphics })
    .build();
  const driver = await new Builder()
    .usingServer(await service.start(30_000))
    .withCapabilities({
      browserName: 'MiniBrowser',
      // Hides the toolbar, which is wider than a phone.
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

/** Starts Firefox, over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Browser> {
  const firefox = await puppeteer.launch({ browser: 'firefox', executablePath });
  const page = await firefox.newPage();
  const consoleErrors: string[] = [];
  // Firefox reports violations of the policy there, too.
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) consoleErrors.push(message.text());
  });
  page.on('pageerror', (thrown) => consoleErrors.push(String(thrown)));
  return {
    open: async (address) => void (await page.goto(address)),
    // Puppeteer's `goBack` waits for `load`, which a page from the back/forward cache does not fire.
    back: () => page.evaluate(() => history.back()),
    resize: (width, height) => page.setViewport({ width, height }),
    press: (key) => page.keyboard.press(key),
    hover: ({ x, y }) => page.mouse.move(x, y),
    click: ({ x, y }) => page.mouse.click(x, y),
    // Puppeteer's own type also waits for promises and unwraps handles.
    evaluate: page.evaluate.bind(page) as Browser['evaluate'],
    consoleErrors,
    close: () => firefox.close(),
  };
}
