import { findChromium, findHeadlessChromium, headlessShell } from './chromium.ts';
import { canInstall, install, run, which } from './systemTool.ts';

/** The ways to a browser, in the order they are tried. */
const ways = [
  {
    name: "the system's package manager (apt-get install chromium)",
    possible: canInstall,
    install: () => install('chromium'),
  },
  {
    name: 'Playwright (playwright install chromium)',
    possible: () => true,
    install: () => run('playwright', 'install', 'chromium'),
  },
];

/**
 * The path of a Chromium, installed first where there is none.
 *
 * @throws when no way led to one, with what to do by hand.
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  for (const { name, possible, install } of ways) {
    if (!possible()) continue;
    console.log(`The tests need a Chromium and found none: installing one with ${name}.`);
    const installed = install() && findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'The tests need a Chromium, and none could be installed. Install Chromium or Chrome, or set ' +
      'CHROMIUM_PATH to the one you have.',
  );
}

/**
 * The path of what most tests open pages with: the headless shell, installed where it is missing
 * and can be, or else the whole browser.
 *
 * @throws when there is neither, with what to do by hand.
 */
export function ensureHeadlessChromium(): string {
  const { CHROMIUM_HEADLESS_PATH, CHROMIUM_PATH } = process.env;
  if (!CHROMIUM_HEADLESS_PATH && !CHROMIUM_PATH && !which(headlessShell) && canInstall()) {
    console.log(`The tests take a third of the time in ${headlessShell}: installing it.`);
    if (!install(headlessShell)) console.log('There is no such package: the whole browser does.');
  }
  return findHeadlessChromium() ?? ensureChromium();
}
