import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';

interface Tool {
  /** The environment variable that may contain its path. */
  variable?: string;
  /** Its commands, and its paths on macOS and Windows. */
  locations: string[];
  /** Its packages in Debian and Ubuntu. */
  packages: string[];
}

/** The system's programs that `pnpm test:all` needs; Chromium only where npm has none (`chromium.ts`). */
const tools = {
  chromium: {
    variable: 'CHROMIUM_PATH',
    locations: [
      ...['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      'C:/Program Files/Google/Chrome/Application/chrome.exe',
    ],
    packages: ['chromium'],
  },
  firefox: {
    variable: 'FIREFOX_PATH',
    locations: ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    packages: ['firefox-esr'],
  },
  webKitDriver: {
    variable: 'WEBKIT_DRIVER_PATH',
    locations: ['WebKitWebDriver'],
    packages: ['webkit2gtk-driver'],
  },
  xvfb: { variable: 'XVFB_PATH', locations: ['Xvfb'], packages: ['xvfb'] },
} satisfies Record<string, Tool>;

export type ToolName = keyof typeof tools;

/**
 * The path of a tool on this machine; `undefined` if it is not installed.
 *
 * @throws if its variable names a file that does not exist.
 */
export function findTool(name: ToolName): string | undefined {
  const { variable, locations }: Tool = tools[name];
  const configured = variable && process.env[variable];
  if (!configured) return locations.map(which).find(Boolean);
  if (existsSync(configured)) return configured;
  throw new Error(`${variable} is ${configured}, but there is no such file. Unset or correct it.`);
}

export function howToInstall(name: ToolName): string {
  const { variable, packages }: Tool = tools[name];
  return (
    `There is no ${packages[0]} on this machine. Install it (Debian, Ubuntu: sudo apt-get install ` +
    `${packages.join(' ')})${variable ? `, or set ${variable} to the path of the one you have` : ''}.`
  );
}

/** The path of a command; `undefined` if it is not installed. */
export const which = (command: string): string | undefined =>
  // Debian installs servers outside a user's PATH.
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => resolve(folder, command))
    .find((path) => existsSync(path));

/*
 * `node scripts/systemTools.ts`: as root on Debian or Ubuntu, as in a container, it installs the tools that
 * are missing; otherwise it says what to install.
 */
if (import.meta.main) {
  const names = ['firefox', 'webKitDriver', 'xvfb'] as const;
  const missing = () => names.filter((name) => !findTool(name));
  const packages = missing().flatMap((name) => tools[name].packages);
  if (packages.length > 0 && process.getuid?.() === 0 && which('apt-get')) {
    console.log(`The tests need ${packages.join(', ')}: installing with apt-get.`);
    const quiet: SpawnSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'] };
    spawnSync('apt-get', ['update', '-qq'], quiet);
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], quiet);
  }
  for (const name of missing()) console.warn(howToInstall(name));
}
