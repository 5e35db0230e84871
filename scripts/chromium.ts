import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';

/**
 * Flags that stop Chromium's own network requests and make results repeatable. Without hinting,
 * which rounds character widths, text is equally wide on every machine.
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

const installed = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  '/usr/bin/chromium',
];

/**
 * Returns the path of the Chromium to launch: `CHROMIUM_PATH`, if set; on Linux x64, `@sparticuz/chromium`;
 * elsewhere, the system's. Returns `undefined` if Playwright should choose its own, or if there is none.
 */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return existsSync(chromium.executablePath()) ? undefined : installed.find(existsSync);
  }
  const scripts = import.meta.dirname;
  const modules = join(scripts, '../node_modules');
  const packageJson = readFileSync(join(modules, '@sparticuz/chromium/package.json'), 'utf8');
  const folder = join(modules, '.cache', `chromium-${JSON.parse(packageJson).version}`);
  if (!existsSync(folder)) {
    execFileSync(process.execPath, [join(scripts, 'unpackChromium.ts'), folder]);
  }
  return join(folder, 'run');
}
