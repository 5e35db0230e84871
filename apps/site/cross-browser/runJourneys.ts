import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Listening, listen } from '../../../scripts/listen.ts';
import { findTool, howToInstall, type ToolName } from '../../../scripts/tools.ts';
import { createSiteServer } from '../hosting/serve.ts';
import type { Browser } from './Browser.ts';
import { journeys } from './journeys.ts';
import { Visitor } from './visitor.ts';

/**
 * Makes each journey a test in one browser; where a tool that this needs is missing, with a warning
 * and without the tests, but for CI.
 *
 * @param start starts the browser, given the paths of the tools
 */
export function runJourneys(
  name: string,
  tools: readonly ToolName[],
  start: (...paths: string[]) => Promise<Browser>,
): void {
  const paths = tools.map(findTool).filter((path) => path !== undefined);
  for (const tool of tools) if (!findTool(tool)) console.warn(howToInstall(tool));

  describe.skipIf(paths.length < tools.length && !process.env.CI)(`in ${name}`, () => {
    let server: Listening;
    let browser: Browser;

    beforeAll(async () => {
      server = await listen(await createSiteServer());
      browser = await start(...paths);
    });
    afterAll(async () => {
      server.close();
      await browser?.close();
    });

    // The next journey finds nothing of this one.
    afterEach(() => browser.evaluate(() => localStorage.clear()));

    test.each(Object.entries(journeys))('%s', async (_title, journey) => {
      const visitor = new Visitor(browser, server.origin);
      await visitor.resize(1280, 800);
      await visitor.leave();
      await journey(visitor);
      expect(await browser.consoleErrors(), 'errors on the console').toEqual([]);
    });
  });
}
