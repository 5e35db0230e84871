import puppeteer, { type Page as PuppeteerPage } from 'puppeteer-core';
import type { Browser, Page } from './Browser.ts';

export interface PuppeteerOptions {
  browser: 'chrome' | 'firefox';
  executablePath: string;
  args?: string[];
}

/** Starts Chromium or Firefox, both spoken to in the same protocol: WebDriver BiDi. */
export async function startWithPuppeteer(options: PuppeteerOptions): Promise<Browser> {
  const browser = await puppeteer.launch({ ...options, protocol: 'webDriverBiDi' });

  return {
    version: await browser.version(),
    newVisitor: async () => {
      const profile = await browser.createBrowserContext();
      const page = await profile.newPage();
      return { ...(await actions(page)), close: () => profile.close() };
    },
    close: () => browser.close(),
  };
}

async function actions(page: PuppeteerPage): Promise<Omit<Page, 'close'>> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (thrown) => complaints.push(String(thrown)));
  // Firefox reports what the policy refuses, Chromium does not.
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.error(`The policy's ${effectiveDirective} refused ${blockedURI}`);
    });
  });

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
    complaints: async () => complaints,
  };
}
