import { existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';

/** `package` is the name in Debian and Ubuntu; `locations` are commands or paths. */
const tools = {
  firefox: {
    variable: 'FIREFOX_PATH',
    package: 'firefox-esr',
    locations: ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
  },
  webKitDriver: {
    variable: 'WEBKIT_DRIVER_PATH',
    package: 'webkit2gtk-driver',
    locations: ['WebKitWebDriver'],
  },
  xvfb: { variable: 'XVFB_PATH', package: 'xvfb', locations: ['Xvfb'] },
  nginx: { variable: 'NGINX_PATH', package: 'nginx-light', locations: ['nginx'] },
  apache: { variable: 'APACHE_PATH', package: 'apache2', locations: ['apache2'] },
  caddy: { variable: 'CADDY_PATH', package: 'caddy', locations: ['caddy'] },
};

export type ToolName = keyof typeof tools;

/** @throws if the tool's environment variable is set to a file that does not exist. */
export function findTool(name: ToolName): string | undefined {
  const { variable, locations } = tools[name];
  const configured = process.env[variable];
  if (!configured) return locations.map(which).find(Boolean);
  if (existsSync(configured)) return configured;
  throw new Error(`${variable} is ${configured}, but there is no such file. Unset or correct it.`);
}

export const howToInstall = (name: ToolName): string =>
  `There is no ${tools[name].package} on this machine. Install it (Debian, Ubuntu: sudo apt-get install ` +
  `${tools[name].package}), or set ${tools[name].variable} to the path of the one you have.`;

const which = (command: string): string | undefined =>
  // Also searches the `sbin` folders, where Debian installs servers and which a user's PATH lacks.
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => resolve(folder, command))
    .find((path) => existsSync(path));
