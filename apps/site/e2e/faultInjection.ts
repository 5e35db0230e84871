import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, type Route } from '@playwright/test';
import { audienceNames } from '../src/routes.ts';
import { contactAddress } from '../tests/company.ts';
import { type SitePage, views } from '../tests/pages.ts';
import { words } from '../tests/words.ts';
import { expectTheme, expectView, themeButton, themes, viewButton } from './preferences.ts';

/** The hashed files that may fail to load, as URL patterns. */
export const files = {
  entry: '**/assets/entry-client-*.js',
  toasts: '**/assets/ToastRegion-*.js',
  font: '**/assets/*.woff2',
};

const notFoundPage = () => readFileSync(join(import.meta.dirname, '../dist/404.html'), 'utf8');

/** How a network, a host or a deployment can fail the request of a file. */
export const networkFailures: Record<string, (route: Route) => Promise<void>> = {
  'cannot be reached': (route) => route.abort('internetdisconnected'),
  'is gone, and answered with a page': (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: notFoundPage() }),
  'is answered with a server error': (route) => route.fulfill({ status: 503, body: '' }),
  'is cut in half': async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.slice(0, body.length / 2) });
  },
  'throws at its start': async (route) => {
    const response = await route.fetch();
    const body = `throw new Error('an error at the start');${await response.text()}`;
    await route.fulfill({ response, body });
  },
};

/** What the browser itself logs of them. One expression: Playwright reads two as a pair. */
export const networkErrors = [
  /Failed to (?:load|fetch|decode)|OTS|an error at the start|SyntaxError|preload/,
];

/** The page does all that a visitor needs: both views, both themes, and Enquire. */
export async function expectUsable(page: Page, sitePage: SitePage): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sitePage.heading);
  // There and back: the page ends as it was.
  const isBrand = await viewButton(page, sitePage.brand.name).isChecked();
  for (const view of isBrand ? views.toReversed() : views) {
    await viewButton(page, sitePage[view].name).check();
    await expectView(page, sitePage, view);
    await expect(page.locator('html')).toHaveAttribute('data-view', view);
    const names = [view, audienceNames[sitePage.path]?.[view]];
    await expect(page).toHaveURL(({ searchParams }) =>
      names.some((it) => it === searchParams.get('view')),
    );
    expect(await page.evaluate(() => localStorage.getItem('pricing-view'))).toBe(view);
  }
  const isLight = await themeButton(page, 'light').isChecked();
  for (const theme of isLight ? themes.toReversed() : themes) {
    await themeButton(page, theme).press('Space');
    await expectTheme(page, theme);
  }
  const enquire = page.getByRole('main').getByRole('link', { name: words.enquire });
  const href = (await enquire.first().getAttribute('href')) ?? '';
  expect(href.startsWith(contactAddress())).toBe(true);
  await expect(page).toHaveTitle(/\S/);
}

/** The alert that a visitor sees when part of the page has failed. */
export const notice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: words.error.message });

/** Makes a method throw where its arguments meet a condition, once `event` is fired on `document`. */
export const breaking = (method: string, condition: string, event?: string) => `{
  const breakIt = () => {
    const [, owner, name] = /(.+)\\.(\\w+)/.exec('${method}');
    const object = owner.split('.').reduce((parent, key) => parent[key], globalThis);
    const real = object[name];
    object[name] = function (...given) {
      if (${condition}) throw new Error('a component has failed');
      return real.apply(this, given);
    };
  };
  ${event ? `document.addEventListener('${event}', breakIt)` : 'breakIt()'};
}`;

/** Changes texts as Google Translate does: `font` elements replace them, also those added later. */
export const translate = (page: Page) =>
  page.evaluate(() => {
    const rewrite = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
      while (texts.nextNode()) found.push(texts.currentNode);
      for (const text of found) {
        if (!text.textContent?.trim() || text.parentElement?.closest('font, script, style'))
          continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.append(text.textContent);
        outer.append(inner);
        (text as Text).replaceWith(outer);
      }
    };
    document.documentElement.lang = 'de';
    rewrite(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) rewrite(node);
    }).observe(document.body, { childList: true, subtree: true });
  });

/** What browser extensions are known to inject once the page is parsed. */
export const injections: Record<string, string> = {
  'attributes everywhere': `for (const element of document.querySelectorAll('html, body, button, a, input')) {
    element.setAttribute('data-injected', '');
    element.classList.add('injected');
  }`,
  'elements and a comment first in head': `document.head.prepend(document.createComment('injected'),
    ...['template', 'meta', 'link', 'title', 'script'].map((name) => document.createElement(name)))`,
  'elements last in body and after it': `for (const name of ['div', 'x-banner', 'iframe', 'script']) {
    document.body.append(document.createElement(name));
    document.documentElement.append(document.createElement(name));
  }`,
  'text and a comment first in body': `document.body.prepend('injected', document.createComment(''))`,
  'elements inside the regions': `for (const name of ['nav', 'main', 'footer']) {
    document.querySelector(name).prepend(document.createElement('div'));
  }`,
  'an element whenever the page changes': `new MutationObserver(() => {
    if (document.body.firstElementChild?.localName === 'x-bar') return;
    document.body.prepend(document.createElement('x-bar'));
  }).observe(document.body, { childList: true, subtree: true })`,
};
for (const name of ['div', 'a', 'header', 'section', 'footer', 'iframe', 'script', 'x-banner']) {
  injections[`<${name}> first in body`] =
    `document.body.prepend(document.createElement('${name}'))`;
}
