import { existsSync } from 'node:fs';
import { which } from './systemTool.ts';

interface BrowserTool {
  engine: string;
  /** Its commands, or where it lies on a Mac. */
  places: string[];
  /** Its package in Debian and Ubuntu. */
  debianPackage: string;
}

/** What runs the browser engines beside Chromium, by the variable that may name another one. */
export const browserTools = {
  FIREFOX_PATH: {
    engine: 'Firefox',
    places: ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    debianPackage: 'firefox-esr',
  },
  WEBKIT_DRIVER_PATH: {
    engine: 'WebKit',
    places: ['WebKitWebDriver'],
    debianPackage: 'webkit2gtk-driver',
  },
  // Firefox needs no screen.
  XVFB_PATH: { engine: 'WebKit', places: ['Xvfb'], debianPackage: 'xvfb' },
} satisfies Record<string, BrowserTool>;

export type BrowserVariable = keyof typeof browserTools;

/**
 * Where a tool is on this machine; `undefined` where it is not.
 *
 * @throws when its variable is set and nothing is there.
 */
export function findBrowserTool(variable: BrowserVariable): string | undefined {
  const named = process.env[variable];
  if (named && !existsSync(named)) {
    throw new Error(`${variable} is ${named}, but there is no file. Unset it, or correct it.`);
  }
  const { places } = browserTools[variable];
  return named ?? places.map((place) => (existsSync(place) ? place : which(place))).find(Boolean);
}

/** How to get what is missing on this machine: a sentence for each. */
export const missingBrowserTools = (): string[] =>
  Object.entries(browserTools)
    .filter(([variable]) => !findBrowserTool(variable as BrowserVariable))
    .map(
      ([variable, { engine, places, debianPackage }]) =>
        `${engine} is left out: ${places[0]} is not on this machine. Install it (Debian, Ubuntu: ` +
        `sudo apt-get install ${debianPackage}), or set ${variable} to the one you have.`,
    );
