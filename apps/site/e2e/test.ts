import { test as base, expect, type Page } from '@playwright/test';
import { thirdParties } from '../site.config.ts';
import { webFont } from '../tests/builtSite.ts';
import { severalPages, severalViews } from '../tests/pages.ts';

export { expect };

declare global {
  var hydration: Promise<unknown>;
  var announcements: string[];
}

interface Options {
  /** Patterns of the problems, such as console errors, that the test provokes on purpose. */
  expectedErrors: readonly RegExp[];
}

export const files = {
  entry: '**/assets/entry-client-*.js',
  scripts: '**/assets/*.js',
  font: '**/assets/*.woff2',
};

// The tests ignore the requests and errors of third parties' scripts, which `playwright.config.ts` makes unreachable.
const otherScripts = thirdParties.map(({ script }) => script);

/**
 * Playwright's `test`, which also fails if a page throws, requests a file from another host, or
 * logs an error or a warning, such as a violation of the content security policy.
 */
export const test = base.extend<Options & { failOnUnexpected: undefined }>({
  expectedErrors: [[], { option: true }],
  failOnUnexpected: [
    async ({ context, expectedErrors }, use) => {
      const problems: string[] = [];
      context.on('console', (message) => {
        if (otherScripts.includes(message.location().url)) return;
        if (['error', 'warning'].includes(message.type())) problems.push(message.text());
      });
      context.on('weberror', (thrown) => {
        problems.push(String(thrown.error().stack));
      });
      context.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (!/^https?:$/.test(protocol) || hostname === 'localhost') return;
        if (request.isNavigationRequest() || otherScripts.includes(request.url())) return;
        problems.push(`A request to another host: ${request.url()}`);
      });
      await context.addInitScript(() => {
        globalThis.hydration = new Promise((hydrated) => {
          document.addEventListener('site:hydrated', hydrated, { once: true });
        });
      });

      await use(undefined);

      // Route handlers that are still running could throw after the test and fail the run.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });

      const isExpected = (text: string) => expectedErrors.some((expected) => expected.test(text));
      expect(problems.filter((problem) => !isExpected(problem))).toEqual([]);
    },
    { auto: true },
  ],
});

const testIf = (condition: boolean) =>
  test.extend<{ skip: undefined }>({
    skip: [
      async ({ baseURL: _ }, use, info) => {
        info.skip(!condition);
        await use(undefined);
      },
      { auto: true },
    ],
  });

/** Variants of `test` that run only if the site has several pages, or several views. */
export const testPages = testIf(severalPages);
export const testViews = testIf(severalViews);

export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Triggers hydration by pressing Shift, which has no other effect, and waits for it. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await hydrated(page);
}

/** Waits until the page is hydrated, without triggering hydration. */
export const hydrated = (page: Page): Promise<void> =>
  page.evaluate(() => globalThis.hydration.then(() => {}));

/** Stops pointer events from the mouse resting at 0, 0, which the page would take for user intent. */
export const ignoreRestingMouse = (page: Page) =>
  page.addInitScript(() => {
    const ignore = (event: PointerEvent) => {
      if (event.clientX === 0) event.stopImmediatePropagation();
    };
    addEventListener('pointerover', ignore, { capture: true });
  });

export async function delayFiles(page: Page, pattern: string): Promise<{ release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, (route) => released.then(() => route.fallback()));
  return { release };
}

/** Delays scripts until `release` is called. `release` also waits for hydration. */
export async function delayScripts(page: Page): Promise<{ release: () => Promise<void> }> {
  const scripts = await delayFiles(page, files.scripts);
  return {
    release: async () => {
      scripts.release();
      await waitForHydration(page);
    },
  };
}

export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    globalThis.announcements = [];
    const live = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], output';
    const announced = new Map<Element, string>();
    new MutationObserver(() => {
      for (const region of document.querySelectorAll(live)) {
        const text = region.textContent.trim();
        if (!region.checkVisibility() || !text || announced.get(region) === text) continue;
        announced.set(region, text);
        globalThis.announcements.push(text);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => globalThis.announcements);
}

export const expectWebFont = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => [...document.fonts].map((it) => `${it.family} ${it.status}`)))
    .toContain(`${webFont} loaded`);
