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
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, but there is no file. Unset it, or correct it.`);
  }
  const bundled = chromium.executablePath();
  if (bundled && existsSync(bundled)) return bundled;
  return applications.find(existsSync) ?? commands.map(which).find(Boolean);
}
