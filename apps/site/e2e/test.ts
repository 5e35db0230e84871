import { test as base, expect, type Page } from '@playwright/test';

export { expect };

declare global {
  /** Resolves when React has hydrated the page. */
  var hydration: Promise<unknown>;
}

interface Options {
  /** Console errors and warnings that the test provokes on purpose. */
  expectedErrors: readonly RegExp[];
}

interface Checks {
  failOnUnexpected: undefined;
}

/**
 * Playwright's `test`, which fails when any page of the test logs an error or a warning, throws,
 * violates the content security policy, or requests anything from another host. A test can
 * expect console errors, never the last two.
 */
export const test = base.extend<Options & Checks>({
  expectedErrors: [[], { option: true }],
  failOnUnexpected: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      const violations: string[] = [];
      const otherHosts: string[] = [];
      context.on('console', (message) => {
        const text = message.text();
        if (text.startsWith('CSP: ')) violations.push(text);
        else if (['error', 'warning'].includes(message.type())) errors.push(text);
      });
      context.on('weberror', (thrown) => {
        errors.push(String(thrown.error().stack));
      });
      context.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (!/^https?:$/.test(protocol) || hostname === 'localhost') return;
        if (!request.isNavigationRequest()) otherHosts.push(request.url());
      });
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (violation) => {
          const { effectiveDirective, blockedURI, sample } = violation;
          console.error(`CSP: ${effectiveDirective} refused ${blockedURI} ${sample}`);
        });
        globalThis.hydration = new Promise((hydrated) => {
          document.addEventListener('site:hydrated', hydrated, { once: true });
        });
      });

      await use(undefined);

      // What is still requested when a test has seen enough would fail the run.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });

      const unexpected = errors.filter(
        (error) => !expectedErrors.some((expected) => expected.test(error)),
      );
      expect(violations, 'violations of the content security policy').toEqual([]);
      expect(otherHosts, 'requests to other hosts').toEqual([]);
      expect(unexpected, 'unexpected errors on the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page, and waits until it is hydrated. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Shows user intent, by a key that does nothing else, and waits until the page is hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await hydrated(page);
}

/** Waits until a page whose visitor has shown intent is hydrated. */
export const hydrated = (page: Page): Promise<void> =>
  page.evaluate(() => globalThis.hydration.then(() => {}));

/** The mouse rests at 0, 0, over the page from its first layout on: that would be intent. */
export const ignoreRestingMouse = (page: Page) =>
  page.addInitScript(() => {
    const ignore = (event: PointerEvent) => {
      if (event.clientX === 0) event.stopImmediatePropagation();
    };
    addEventListener('pointerover', ignore, { capture: true });
  });

/** Delays the responses to requests that match a URL pattern until they are released. */
export async function delayFiles(page: Page, files: string): Promise<{ release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, (route) => released.then(() => route.fallback()));
  return { release };
}

/** Delays the script files: React hydrates the page once they are released. */
export async function delayScripts(page: Page): Promise<{ release: () => Promise<void> }> {
  const scripts = await delayFiles(page, '**/assets/*.js');
  return {
    release: async () => {
      scripts.release();
      await waitForHydration(page);
    },
  };
}

/** Opens an address in a browser that stores these entries and nothing else, in a new document. */
export async function openWith(
  page: Page,
  stored: Readonly<Record<string, string>>,
  address: string,
): Promise<void> {
  await page.goto('about:blank');
  // Not before: the new document might still get the storage event of another one.
  const storing = await page.addInitScript((entries) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  await page.goto(address);
  await storing.dispose();
}
