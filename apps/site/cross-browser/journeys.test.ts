import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { missingBrowserTools } from '../../../scripts/browserTools.ts';
import { createSiteServer } from '../hosting/serve.ts';
import type { Browser } from './Browser.ts';
import { engines } from './browsers.ts';
import { journeys } from './journeys.ts';
import { Visitor } from './visitor.ts';

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

for (const sentence of missingBrowserTools()) console.warn(sentence);

describe.each(engines)('in %s', (_name, start) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await start();
    console.log(browser.version);
  });
  afterAll(() => browser?.close());

  test.each(Object.entries(journeys))('%s', async (_title, journey) => {
    const page = await browser.newVisitor();
    try {
      await page.resize(1280, 800);
      await journey(new Visitor(page, origin));
      expect(await page.complaints(), 'what the page complained of').toEqual([]);
    } finally {
      await page.close();
    }
  });
});
