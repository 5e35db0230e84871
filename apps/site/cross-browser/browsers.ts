import { findBrowserTool } from '../../../scripts/browserTools.ts';
import { chromiumFlags, findChromium } from '../../../scripts/chromium.ts';
import type { Browser } from './Browser.ts';
import { startWithPuppeteer } from './puppeteer.ts';
import { startWebKit } from './webKit.ts';

const chromium = findChromium();
const firefox = findBrowserTool('FIREFOX_PATH');
const webKitDriver = findBrowserTool('WEBKIT_DRIVER_PATH');
const xvfb = findBrowserTool('XVFB_PATH');

/** The engines that are on this machine, and how each starts. */
export const engines: [name: string, start: () => Promise<Browser>][] = [];

if (chromium) {
  engines.push([
    'Chromium',
    () => startWithPuppeteer({ browser: 'chrome', executablePath: chromium, args: chromiumFlags }),
  ]);
}
if (firefox) {
  engines.push([
    'Firefox',
    () => startWithPuppeteer({ browser: 'firefox', executablePath: firefox }),
  ]);
}
if (webKitDriver && xvfb) {
  engines.push(['WebKit', () => startWebKit(webKitDriver, xvfb)]);
}
