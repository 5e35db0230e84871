import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { which } from './systemTool.ts';

/** Names under which the system's package managers install Chromium or Chrome. */
const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Where it lies on a Mac. */
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Flags that keep Chromium quiet: it opens our pages and talks to nobody else. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The path of a Chromium on this machine: `CHROMIUM_PATH`, then Playwright's own, then the
 * system's. `undefined` where there is none.
 *
 * @throws when `CHROMIUM_PATH` is set and nothing is there.
 */
export function findChromium(): string | undefined {
  const named = namedBy('CHROMIUM_PATH');
  if (named) return named;
  const bundled = chromium.executablePath();
  if (bundled && existsSync(bundled)) return bundled;
  return applications.find(existsSync) ?? commands.map(which).find(Boolean);
}

/** Chromium's engine without windows and without a browser around the page. */
export const headlessShell = 'chromium-headless-shell';

/**
 * The path of what most tests open pages with: the headless shell, which needs a third of the whole
 * browser's processor time, or the whole browser where there is none. Named by
 * `CHROMIUM_HEADLESS_PATH`, or by `CHROMIUM_PATH` for everything. Whatever is the browser's and not
 * the page's (the back/forward cache, say) needs `findChromium`.
 *
 * @throws when a variable is set and nothing is there.
 */
export const findHeadlessChromium = (): string | undefined =>
  namedBy('CHROMIUM_HEADLESS_PATH') ??
  namedBy('CHROMIUM_PATH') ??
  which(headlessShell) ??
  findChromium();

function namedBy(variable: string): string | undefined {
  const named = process.env[variable];
  if (!named || existsSync(named)) return named;
  throw new Error(`${variable} is ${named}, but there is no file. Unset it, or correct it.`);
}
