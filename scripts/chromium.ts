import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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
  const modules = join(import.meta.dirname, '../node_modules');
  const packageJson = readFileSync(join(modules, '@sparticuz/chromium/package.json'), 'utf8');
  const folder = join(modules, '.cache', `chromium-${JSON.parse(packageJson).version}`);
  // Unpacks in a separate process, because the package is asynchronous but configurations need the path synchronously.
  if (!existsSync(folder)) execFileSync(process.execPath, [import.meta.filename, folder]);
  return join(folder, 'run');
}

/**
 * Unpacks the Chromium of `@sparticuz/chromium` with the libraries and fonts that the package ships,
 * so that Chromium runs, and text is equally wide, on any machine.
 */
async function unpackChromium(folder: string) {
  // Several processes may unpack at the same time, so `folder` appears only when it is complete.
  const unpacked = `${folder}.${process.pid}`;
  mkdirSync(unpacked, { recursive: true });
  // Redirects the package, which always unpacks into the system's temporary folder.
  process.env.TMPDIR = unpacked;
  const { default: packed, inflate } = await import('@sparticuz/chromium');
  const libraries = new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'));
  await Promise.all([packed.executablePath(), inflate(fileURLToPath(libraries))]);

  // Lets every user of the machine run Chromium.
  chmodSync(join(unpacked, 'chromium'), 0o755);
  writeFileSync(
    join(unpacked, 'fonts.conf'),
    `<fontconfig>
  <dir prefix="relative">fonts</dir>
  <match target="font"><edit name="hinting"><bool>false</bool></edit></match>
</fontconfig>
`,
  );
  writeFileSync(
    join(unpacked, 'run'),
    `#!/bin/sh
folder=$(cd "$(dirname "$0")" && pwd)
export FONTCONFIG_FILE="$folder/fonts.conf" LD_LIBRARY_PATH="$folder/al2023/lib"
exec "$folder/chromium" "$@"
`,
    { mode: 0o755 },
  );
  try {
    renameSync(unpacked, folder);
  } catch (error) {
    rmSync(unpacked, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

// Uses no top-level `await`, because `lighthouserc.cjs` loads this module with `require`.
if (import.meta.main) void unpackChromium(process.argv[2] ?? '');
