import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { findOrInstallTool, findTool, howToInstall } from './tools.ts';

/**
 * Flags that keep Chromium from talking to anybody but the pages under test, and give text the same
 * widths on every machine: hinting rounds them.
 */
export const chromiumFlags = [
  '--font-render-hinting=none',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of a Chromium on this machine: `CHROMIUM_PATH`, Playwright's own, or the system's. */
export function findChromium(): string | undefined {
  const bundled = chromium.executablePath();
  if (!process.env.CHROMIUM_PATH && bundled && existsSync(bundled)) return bundled;
  return findTool('chromium');
}

/**
 * The path of the headless shell, which needs a third of the whole browser's processor time, or of
 * the whole browser where there is none. What is the browser's and not the page's (the back/forward
 * cache, for one) needs `findChromium`.
 */
export const findHeadlessChromium = (): string | undefined =>
  (wantsHeadlessShell() && findTool('headlessShell')) || findChromium();

/**
 * The path of a Chromium, installed first where there is none.
 *
 * @throws when none could be installed, with what to do by hand.
 */
export function ensureChromium(): string {
  const found = findChromium() ?? findOrInstallTool('chromium');
  if (found) return found;
  console.log('There is no Chromium on this machine: Playwright downloads its own.');
  spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  const installed = findChromium();
  if (!installed) throw new Error(`The tests need a Chromium. ${howToInstall('chromium')}`);
  return installed;
}

/** What `findHeadlessChromium` finds, installed first where it is missing. */
export const ensureHeadlessChromium = (): string =>
  (wantsHeadlessShell() && findOrInstallTool('headlessShell')) || ensureChromium();

/** Whoever names a browser, and no headless shell, gets that browser for everything. */
const wantsHeadlessShell = () =>
  !process.env.CHROMIUM_PATH || Boolean(process.env.CHROMIUM_HEADLESS_PATH);
