import { findChromium } from './chromium.ts';
import { canInstall, install, run } from './systemTool.ts';

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
