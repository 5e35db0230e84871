import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findTool } from './systemTools.ts';

/**
 * Flags that stop Chromium's own network requests, and that make text equally wide on every machine:
 * hinting would round the widths of characters.
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

/**
 * The tests' Chromium: `CHROMIUM_PATH`; on Linux x64 the headless shell that npm installed; elsewhere
 * Playwright's own (`undefined`) or else the system's.
 */
export function findChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return findTool('chromium');
  if (process.platform === 'linux' && process.arch === 'x64') return npmChromium();
  return existsSync(chromium.executablePath()) ? undefined : findTool('chromium');
}

/** npm's Chromium, unpacked at its first use. */
function npmChromium(): string {
  const scripts = import.meta.dirname;
  const modules = join(scripts, '../node_modules');
  const packageJson = readFileSync(join(modules, '@sparticuz/chromium/package.json'), 'utf8');
  const folder = join(modules, '.cache', `chromium-${JSON.parse(packageJson).version}`);
  if (!existsSync(folder)) {
    execFileSync(process.execPath, [join(scripts, 'unpackChromium.ts'), folder]);
  }
  return join(folder, 'run');
}
