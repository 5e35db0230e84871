import { test as plainTest } from '@playwright/test';
import { otherPage, pages, podcasting } from '../tests/pages.ts';
import { startPlainHost } from '../tests/plainHost.ts';
import { clickShare, expectUsable, goTo, toast } from './elements.ts';
import { expect, test, visit } from './test.ts';

/*
 * Tests the content security policy in the pages' own `<meta>`. Every test of this folder checks the
 * headers' policy (`test.ts`).
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
    await clickShare(page);
    await expect(toast(page)).toBeVisible();
    await goTo(page, otherPage(sitePage));
  }
});

/** What an attacker might try on a page, after the directive that refuses it. */
const attempts = [
  ['script-src-elem', `Object.assign(add('link'), { rel: 'modulepreload', href: elsewhere })`],
  ['require-trusted-types-for', `add('script').src = elsewhere`],
  ['require-trusted-types-for', `add('script').append('document.title = "taken"')`],
  ['require-trusted-types-for', `document.body.innerHTML = '<p>taken</p>'`],
  // Not `eval`: code that a test runs through the debugger may use that.
  ['require-trusted-types-for', `setTimeout('document.title = "taken"')`],
  ['trusted-types', `trustedTypes.createPolicy('default', { createHTML: String })`],
  ['style-src-elem', `Object.assign(add('link'), { rel: 'stylesheet', href: elsewhere })`],
  ['img-src', `add('img').src = elsewhere`],
  ['connect-src', `navigator.sendBeacon(elsewhere, 'a')`],
  ['base-uri', `add('base').href = elsewhere`],
  ['frame-src', `add('iframe').src = elsewhere`],
  // Last: it would leave the page.
  ['form-action', `Object.assign(add('form'), { action: elsewhere }).submit()`],
];

// Not our fixture, which would fail on these violations.
plainTest('the pages’ own policy refuses what an attacker might try', async ({ page }) => {
  await page.goto(host.origin + podcasting.path);
  for (const [directive, attempt] of attempts) {
    const refusal = await page.evaluate(`new Promise((refused) => {
      const report = ({ effectiveDirective }) => refused(effectiveDirective);
      document.addEventListener('securitypolicyviolation', report, { once: true });
      const elsewhere = 'https://elsewhere.example/a';
      const add = (name) => document.body.appendChild(document.createElement(name));
      try { ${attempt} } catch {}
    })`);
    expect(refusal, attempt).toBe(directive);
    expect(await page.title(), attempt).not.toBe('taken');
  }
});

test('the permissions policy allows the clipboard but no camera', async ({ page }) => {
  await page.goto(podcasting.path);
  const allowed = await page.evaluate(() =>
    Reflect.get(document, 'featurePolicy').allowedFeatures(),
  );
  const asked = ['clipboard-write', 'geolocation', 'camera', 'microphone'];
  expect(asked.filter((feature) => allowed.includes(feature))).toEqual(['clipboard-write']);
});
