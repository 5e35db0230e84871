import puppeteer from 'puppeteer-core';
import type { Browser } from './visitor.ts';

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
