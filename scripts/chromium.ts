import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
 * The tests' Chromium: `CHROMIUM_PATH`; on Linux x64 the headless shell that npm installed, unpacked at its
 * first use; elsewhere Playwright's own (`undefined`).
 */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH || process.platform !== 'linux' || process.arch !== 'x64') return CHROMIUM_PATH;
  const scripts = import.meta.dirname;
  const modules = join(scripts, '../node_modules');
  const packageJson = readFileSync(join(modules, '@sparticuz/chromium/package.json'), 'utf8');
  const folder = join(modules, '.cache', `chromium-${JSON.parse(packageJson).version}`);
  if (!existsSync(folder)) {
    execFileSync(process.execPath, [join(scripts, 'unpackChromium.ts'), folder]);
  }
  return join(folder, 'run');
}
