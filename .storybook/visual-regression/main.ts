import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import sirv from 'sirv';
import { ensureChromium } from '../../scripts/chromium.ts';
import { baselineOf, listScreenshots } from './screenshots.ts';

/*
 * `pnpm visual`: takes the screenshots of the built Storybook with Playwright's test runner, and
 * compares them with the baselines. `--update` accepts what there is; `--only TEXT` takes the
 * stories whose id contains it.
 */
const { values: options } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
});

const root = dirname(dirname(import.meta.dirname));
const results = join(root, '.cache/visual');
const baselines = join(import.meta.dirname, 'baselines');
const browserFile = join(baselines, 'browser.json');

const server = createServer(sirv(join(root, 'storybook-static'), { etag: true }));
await once(server.listen(0, '127.0.0.1'), 'listening');
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const executablePath = ensureChromium();
const browser = await chromium.launch({ executablePath });
const all = await listScreenshots(browser, origin);
const chromiumVersion = browser.version();
await browser.close();

const list = join(results, 'screenshots.json');
mkdirSync(results, { recursive: true });
writeFileSync(list, JSON.stringify(all.filter(({ story }) => story.includes(options.only))));

const config = join(import.meta.dirname, 'playwright.config.ts');
const runner = spawn(
  'playwright',
  ['test', '--config', config, '--update-snapshots', options.update ? 'all' : 'none'],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      SCREENSHOTS: list,
      STORYBOOK_ORIGIN: origin,
      CHROMIUM_PATH: executablePath,
    },
  },
);
const [status] = await once(runner, 'exit');
server.close();

const expected = new Set(all.map(baselineOf));
const obsolete = options.only
  ? []
  : globSync('*/*.png', { cwd: baselines }).filter((file) => !expected.has(file));
if (options.update) {
  for (const file of obsolete) rmSync(join(baselines, file));
  writeFileSync(browserFile, `${JSON.stringify({ chromium: chromiumVersion }, null, 2)}\n`);
  process.exitCode = status;
} else {
  for (const file of obsolete) console.log(`There is no story for the baseline ${file}.`);
  process.exitCode = status || (obsolete.length > 0 ? 1 : 0);
}
if (process.exitCode && !options.update) {
  console.log(
    `Look at ${join(results, 'report')}/index.html, then fix the change or accept it: pnpm visual --update`,
  );
  const drawn = existsSync(browserFile) && JSON.parse(readFileSync(browserFile, 'utf8')).chromium;
  if (drawn !== chromiumVersion) {
    console.log(
      `The baselines are of Chromium ${drawn}, this is ${chromiumVersion}: small differences ` +
        'everywhere may come from that.',
    );
  }
}
