import puppeteer from 'puppeteer-core';
import type { Browser, Page } from './Browser.ts';

/** Starts Firefox, over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Browser> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath });
  return {
    newVisitor: async () => {
      const profile = await browser.createBrowserContext();
      const page = await profile.newPage();
      const errors: string[] = [];
      // Violations of the policy are reported there too.
      page.on('console', (message) => {
        if (['error', 'warn'].includes(message.type())) errors.push(message.text());
      });
      page.on('pageerror', (thrown) => errors.push(String(thrown)));
      return {
        open: async (address) => void (await page.goto(address)),
        reload: async () => void (await page.reload()),
        back: async () => void (await page.goBack()),
        resize: (width, height) => page.setViewport({ width, height }),
        press: (key) => page.keyboard.press(key),
        hover: ({ x, y }) => page.mouse.move(x, y),
        click: ({ x, y }) => page.mouse.click(x, y),
        // Puppeteer's own type also waits for promises and unwraps handles.
        evaluate: page.evaluate.bind(page) as Page['evaluate'],
        consoleErrors: async () => errors,
        close: () => profile.close(),
      };
    },
    close: () => browser.close(),
  };
}
