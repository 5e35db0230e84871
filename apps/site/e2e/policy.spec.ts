import { test as plainTest } from '@playwright/test';
import { otherPage, pages, podcasting } from '../tests/pages.ts';
import { startPlainHost } from '../tests/plainHost.ts';
import { expectUsable } from './faultInjection.ts';
import { clickShop, goTo, toast } from './navigation.ts';
import { expect, test, visit } from './test.ts';

/*
 * The site violates its own content security policy nowhere. With the headers, every test of this
 * folder checks that (`test.ts`); here it is the policy in the pages' own `<meta>`.
 */

let host: Awaited<ReturnType<typeof startPlainHost>>;
test.beforeAll(async () => {
  host = await startPlainHost();
});
test.afterAll(() => host.close());

test('all features work under the pages’ own policy', async ({ page }) => {
  for (const sitePage of pages) {
    await visit(page, host.origin + sitePage.path);
    await expectUsable(page, sitePage);
    await clickShop(page);
    await expect(toast(page)).toBeVisible();
    await goTo(page, otherPage(sitePage));
  }
});

/** Adds an element to the page that runs it. */
function append(name: string, properties: object = {}): HTMLElement {
  const element = Object.assign(document.createElement(name), properties);
  document.body.append(element);
  return element;
}
const elsewhere = 'https://elsewhere.example/a';

/** What an attacker might try on a page, and the directive that refuses it. */
const attempts: Record<string, [directive: string, act: () => unknown]> = {
  'a script of another host': [
    'script-src-elem',
    () => append('link', { rel: 'modulepreload', href: elsewhere }),
  ],
  'an inline script': [
    'require-trusted-types-for',
    () => append('script').append('document.title = "taken"'),
  ],
  'markup from text': [
    'require-trusted-types-for',
    () => Object.assign(document.body, { innerHTML: '<p>taken</p>' }),
  ],
  // Not `eval`: code that a test runs through the debugger may use that.
  'code from text': [
    'require-trusted-types-for',
    () => setTimeout('document.title = "taken"' as unknown as () => void),
  ],
  'a trusted types policy of its own': [
    'trusted-types',
    () => Reflect.get(window, 'trustedTypes').createPolicy('default', { createHTML: String }),
  ],
  'a style sheet of another host': [
    'style-src-elem',
    () => append('link', { rel: 'stylesheet', href: elsewhere }),
  ],
  'an image of another host': ['img-src', () => append('img', { src: elsewhere })],
  'a message to another host': ['connect-src', () => navigator.sendBeacon(elsewhere, 'a')],
  'another base address': ['base-uri', () => append('base', { href: elsewhere })],
  'a frame': ['frame-src', () => append('iframe', { src: elsewhere })],
  // Last: it would leave the page.
  'a form submission': [
    'form-action',
    () => (append('form', { action: elsewhere }) as HTMLFormElement).submit(),
  ],
};

// Not our fixture, which fails on the violations provoked here.
plainTest('the pages’ own policy refuses what an attacker might try', async ({ page }) => {
  await page.goto(host.origin + podcasting.path);
  const refusals = await page.evaluateHandle(() => {
    const directives: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      directives.push(effectiveDirective);
    });
    return directives;
  });
  for (const [what, [directive, act]] of Object.entries(attempts)) {
    await page.evaluate(
      `{ const elsewhere = '${elsewhere}'; ${append}; try { (${act})() } catch {} }`,
    );
    await expect.poll(() => refusals.jsonValue(), what).toEqual([directive]);
    expect(await page.title(), what).not.toBe('taken');
    await refusals.evaluate((directives) => directives.splice(0));
  }
});

test('the permissions policy allows the clipboard, but no place, camera or microphone', async ({
  page,
}) => {
  await page.goto(podcasting.path);
  const allowed = await page.evaluate(() =>
    Reflect.get(document, 'featurePolicy').allowedFeatures(),
  );
  const asked = ['clipboard-write', 'geolocation', 'camera', 'microphone'];
  expect(asked.filter((feature) => allowed.includes(feature))).toEqual(['clipboard-write']);
});
