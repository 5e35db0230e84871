import { findTool } from './tools.ts';

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

/** The system's Chromium; `undefined` if there is none, so that Playwright looks for its own. */
export const findChromium = (): string | undefined => findTool('chromium');

/**
 * The headless shell, which needs a third of the browser's processor time, or the browser. Features of
 * the browser rather than of a page, such as the back/forward cache, need `findChromium`.
 */
export const findHeadlessChromium = (): string | undefined =>
  findTool('headlessShell') ?? findChromium();
