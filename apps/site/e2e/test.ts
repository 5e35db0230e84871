import { test as base, expect, type Page } from '@playwright/test';

export { expect };

declare global {
  /** Fulfilled when React has hydrated the page. */
  var hydration: Promise<unknown>;
}

interface Options {
  /** What an earlier visit left in the browser's storage, by key. */
  stored: Readonly<Record<string, string>>;
  /** Complaints that the test provokes on purpose. */
  expectedErrors: readonly RegExp[];
}

interface Watch {
  watch: undefined;
}

/**
 * Playwright's `test`, which fails when any page of the test logs an error or a warning, throws,
 * does what the content security policy refuses, or asks another host for anything. Only
 * complaints can be expected; the last two cannot.
 */
export const test = base.extend<Options & Watch>({
  stored: [{}, { option: true }],
  expectedErrors: [[], { option: true }],

  storageState: async ({ stored, baseURL }, use) => {
    const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
    const origins = baseURL && localStorage.length > 0 ? [{ origin: baseURL, localStorage }] : [];
    await use({ cookies: [], origins });
  },

  watch: [
    async ({ context, expectedErrors }, use) => {
      const complaints: string[] = [];
      const refused: string[] = [];
      const elsewhere: string[] = [];
      context.on('console', (message) => {
        const text = message.text();
        if (text.startsWith('CSP: ')) refused.push(text);
        else if (['error', 'warning'].includes(message.type())) complaints.push(text);
      });
      context.on('weberror', (thrown) => {
        complaints.push(String(thrown.error().stack));
      });
      context.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (!/^https?:$/.test(protocol) || hostname === 'localhost') return;
        if (!request.isNavigationRequest()) elsewhere.push(request.url());
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

      const unexpected = complaints.filter(
        (complaint) => !expectedErrors.some((expected) => expected.test(complaint)),
      );
      expect(refused, 'what the policy refused').toEqual([]);
      expect(elsewhere, 'what was asked of other hosts').toEqual([]);
      expect(unexpected, 'what the browser complained of').toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page, and waits until it is hydrated. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Hydrates the page, by a key that does nothing else. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.evaluate(() => globalThis.hydration.then(() => {}));
}

/** Keeps files from the page, by a pattern of their addresses, until they are let go. */
export async function delayFiles(page: Page, files: string): Promise<{ release: () => void }> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.fallback();
  });
  return { release };
}

/** Keeps the scripts' files from the page; React hydrates once they are let go. */
export async function delayScripts(page: Page): Promise<{ release: () => Promise<void> }> {
  const scripts = await delayFiles(page, '**/assets/*.js');
  return {
    release: async () => {
      scripts.release();
      await waitForHydration(page);
    },
  };
}
