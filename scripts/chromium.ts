import { findTool } from './tools.ts';

/**
 * Flags that keep Chromium from talking to anybody but the pages under test, and give text the same
 * widths on every machine: hinting rounds them.
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

/** The system's Chromium; `undefined` where there is none: Playwright then looks for its own. */
export const findChromium = (): string | undefined => findTool('chromium');

/**
 * The headless shell, which needs a third of the browser's processor time, or the browser. What
 * belongs to the browser and not to a page (the back/forward cache, for one) needs `findChromium`.
 */
export const findHeadlessChromium = (): string | undefined =>
  findTool('headlessShell') ?? findChromium();
