import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';

interface Tool {
  /** The environment variable that may name another one. */
  variable: string;
  /** Its commands, or where macOS has it. */
  locations: string[];
  /** Its package in Debian and Ubuntu. */
  debianPackage: string;
}

/** What the tests need of the system. */
const tools = {
  chromium: {
    variable: 'CHROMIUM_PATH',
    locations: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      'chromium',
      'chromium-browser',
      'google-chrome-stable',
      'google-chrome',
    ],
    debianPackage: 'chromium',
  },
  headlessShell: {
    variable: 'CHROMIUM_HEADLESS_PATH',
    locations: ['chromium-headless-shell'],
    debianPackage: 'chromium-headless-shell',
  },
  firefox: {
    variable: 'FIREFOX_PATH',
    locations: ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    debianPackage: 'firefox-esr',
  },
  webKitDriver: {
    variable: 'WEBKIT_DRIVER_PATH',
    locations: ['WebKitWebDriver'],
    debianPackage: 'webkit2gtk-driver',
  },
  xvfb: { variable: 'XVFB_PATH', locations: ['Xvfb'], debianPackage: 'xvfb' },
} satisfies Record<string, Tool>;

export type ToolName = keyof typeof tools;

/**
 * Where a tool is on this machine; `undefined` where it is not.
 *
 * @throws when its variable names a file that does not exist.
 */
export function findTool(name: ToolName): string | undefined {
  const { variable, locations } = tools[name];
  const configured = process.env[variable];
  if (configured && !existsSync(configured)) {
    throw new Error(`${variable} is ${configured}, but there is no file. Unset it, or correct it.`);
  }
  return configured || locations.map(which).find(Boolean);
}

/** Where a tool is, after installing it where it is missing and this process may. */
export function findOrInstallTool(name: ToolName): string | undefined {
  const found = findTool(name);
  if (found || process.getuid?.() !== 0 || !which('apt-get')) return found;
  const { debianPackage } = tools[name];
  console.log(`The tests use ${debianPackage}, which is not here: installing it with apt-get.`);
  for (const parameters of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', debianPackage],
  ]) {
    const { status, stderr } = spawnSync('apt-get', parameters);
    if (status !== 0) console.error(String(stderr));
  }
  return findTool(name);
}

/** How to get a tool that is missing on this machine. */
export function howToInstall(name: ToolName): string {
  const { variable, debianPackage } = tools[name];
  return (
    `There is no ${debianPackage} on this machine. Install it (Debian, Ubuntu: sudo apt-get ` +
    `install ${debianPackage}), or set ${variable} to the path of the one you have.`
  );
}

/** The path of a command; `undefined` where it is not installed. */
export const which = (command: string): string | undefined =>
  // Debian installs servers outside a user's PATH.
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => resolve(folder, command))
    .find((path) => existsSync(path));
