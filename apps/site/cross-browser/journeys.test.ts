import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findTool, howToInstall, type ToolName } from '../../../scripts/tools.ts';
import { createSiteServer } from '../hosting/serve.ts';
import type { Browser } from './Browser.ts';
import { startFirefox } from './firefox.ts';
import { journeys } from './journeys.ts';
import { Visitor } from './visitor.ts';
import { startWebKit } from './webKit.ts';

const server = createSiteServer();
let origin: string;

beforeAll(async () => {
  await once(server.listen(0), 'listening');
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The path of a tool; where it is missing, its browser is left out, with a warning. */
const find = (name: ToolName): string => {
  const path = findTool(name);
  if (!path) console.warn(howToInstall(name));
  return path ?? '';
};
const firefox = find('firefox');
const webKitDriver = find('webKitDriver');
const xvfb = find('xvfb');

const browsers: [name: string, start: () => Promise<Browser>][] = [];
if (firefox) browsers.push(['Firefox', () => startFirefox(firefox)]);
if (webKitDriver && xvfb) browsers.push(['WebKit', () => startWebKit(webKitDriver, xvfb)]);

describe.each(browsers)('in %s', (_name, start) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await start();
  });
  afterAll(() => browser?.close());

  test.each(Object.entries(journeys))('%s', async (_title, journey) => {
    const page = await browser.newVisitor();
    try {
      await page.resize(1280, 800);
      await journey(new Visitor(page, origin));
      expect(await page.consoleErrors(), 'errors on the console').toEqual([]);
    } finally {
      await page.close();
    }
  });
});
