import { expectUsable, notice } from './faultInjection.ts';
import {
  clickInPlace,
  digitalMarketing,
  dropdownLink,
  expectView,
  mainNavigation,
  menuToggle,
  pages,
  podcasting,
  pricing,
  sheet,
  themeToggle,
  toast,
  viewButton,
} from './locators.ts';
import { delayScripts, expect, test, visit, waitForHydration } from './test.ts';

type Page = Parameters<typeof pricing>[0];

/**
 * Changes the DOM as Google Translate does: two nested `font` elements replace each text node, also
 * of content that is added later.
 */
function translate(): void {
  const isTranslated = (node: Node) => node.parentElement?.closest('font, script, style');
  const rewrite = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      if (!text.textContent?.trim() || isTranslated(text)) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      outer.style.verticalAlign = 'inherit';
      inner.append(text.textContent);
      outer.append(inner);
      (text as Text).replaceWith(outer);
    }
  };
  document.documentElement.classList.add('translated-ltr');
  document.documentElement.lang = 'de';
  rewrite(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) rewrite(node);
  }).observe(document.body, { childList: true, subtree: true });
}

const shop = (page: Page) => mainNavigation(page).getByRole('button', { name: 'Shop' });

/** Chooses a page in the dropdown. */
async function choose(page: Page, name: string) {
  await clickInPlace(pricing(page));
  await expect(dropdownLink(page, name)).toBeVisible();
  await clickInPlace(dropdownLink(page, name));
}

/** All that React does on both pages works. */
async function expectJourney(page: Page): Promise<void> {
  await expectUsable(page, podcasting);
  await clickInPlace(shop(page));
  await expect(toast(page)).toBeVisible();
  await toast(page).getByRole('button', { name: 'Close' }).click();
  await expect(toast(page)).toHaveCount(0);

  await choose(page, 'Digital Marketing Bundles');
  await expectUsable(page, digitalMarketing);
  await expect(page).toHaveTitle(/Digital Marketing/);
  await page.goBack();
  await expectUsable(page, podcasting);
  await page.goForward();
  await expectUsable(page, digitalMarketing);
  await choose(page, 'Podcasting Bundles');
  await expectUsable(page, podcasting);
  await expect(viewButton(page, 'Enterprise')).toHaveCount(0);
  await expect(notice(page)).toHaveCount(0);
}

test('a translator that rewrites the hydrated page breaks nothing', async ({ page }) => {
  await visit(page, podcasting.path);
  await page.evaluate(translate);
  await expectJourney(page);
});

test('a translator that rewrites the page while the dropdown and a toast are open breaks nothing', async ({
  page,
}) => {
  await visit(page, podcasting.path);
  await clickInPlace(shop(page));
  await expect(toast(page)).toBeVisible();
  await pricing(page).click();
  await expect(dropdownLink(page, 'Podcasting Bundles')).toBeVisible();
  await page.evaluate(translate);

  await dropdownLink(page, 'Digital Marketing Bundles').click();
  await toast(page).getByRole('button', { name: 'Close' }).click();
  await expect(toast(page)).toHaveCount(0);
  await expectUsable(page, digitalMarketing);
  await expect(notice(page)).toHaveCount(0);
});

test('a translator that rewrites the page in a narrow window does not break the sheet', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, podcasting.path);
  await page.evaluate(translate);
  await menuToggle(page).click();
  await sheet(page).getByText('Pricing', { exact: true }).click();
  await sheet(page).getByRole('link', { name: 'Digital Marketing Bundles' }).click();
  await expectUsable(page, digitalMarketing);
  await expect(notice(page)).toHaveCount(0);
});

test.describe('where a translator rewrites the page before hydration', () => {
  // React logs the mismatch, and renders that component again.
  test.use({ expectedErrors: [/Minified React error #418/] });

  for (const sitePage of pages) {
    test(`${sitePage.path} keeps its offers and the visitor’s choices`, async ({ page }) => {
      const scripts = await delayScripts(page);
      await page.goto(sitePage.path);
      await page.evaluate(translate);
      await viewButton(page, sitePage.creator.name).check();
      await themeToggle(page).press('Space');
      await scripts.release();

      await expectView(page, sitePage, 'creator');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await themeToggle(page).press('Space');
      await expect(page.getByRole('main')).toHaveCount(1);
      await expectUsable(page, sitePage);
      await expect(notice(page)).toHaveCount(0);
    });
  }

  test('everything that needs React works', async ({ page }) => {
    await page.goto(podcasting.path);
    await page.evaluate(translate);
    await waitForHydration(page);
    await expectJourney(page);
  });
});

/** What browser extensions are known to inject once the page is parsed. */
const injections: Record<string, () => void> = {
  'attributes on html and body': () => {
    document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
    document.documentElement.className = 'js-focus-visible';
    document.documentElement.style.setProperty('--injected', '1');
    document.body.setAttribute('cz-shortcut-listen', 'true');
    document.body.setAttribute('data-gr-ext-installed', '');
    document.body.className = 'vsc-initialized';
  },
  'attributes on every button, link and input': () => {
    for (const element of document.querySelectorAll('button, a, input')) {
      element.setAttribute('fdprocessedid', 'abc');
      element.setAttribute('data-injected', '');
    }
  },
  'tags, links and scripts first in head': () => {
    for (const name of ['template', 'meta', 'link', 'title', 'script']) {
      document.head.prepend(document.createElement(name));
    }
  },
  'elements last in body and after it': () => {
    for (const name of ['div', 'grammarly-desktop-integration', 'iframe', 'script']) {
      document.body.append(document.createElement(name));
      document.documentElement.append(document.createElement(name));
    }
  },
  'text first and last in body': () => {
    document.body.prepend('injected');
    document.body.append('injected');
  },
  'a comment first in head and in body': () => {
    document.head.prepend(document.createComment('injected'));
    document.body.prepend(document.createComment('injected'));
  },
  'elements inside the header, main and the footer': () => {
    document.querySelector('nav')?.prepend(document.createElement('div'));
    document.querySelector('main')?.append(document.createElement('div'));
    document.querySelector('main')?.prepend(document.createElement('div'));
    document.querySelector('footer')?.append(document.createElement('span'));
  },
  ...Object.fromEntries(
    ['div', 'a', 'header', 'section', 'footer', 'iframe', 'script', 'x-banner'].map((name) => [
      `a ${name} first in body`,
      new Function(`document.body.prepend(document.createElement('${name}'))`) as () => void,
    ]),
  ),
};

test.describe('where an extension injects', () => {
  // Where React takes them for its own, it logs the mismatch, and renders that component again.
  test.use({ expectedErrors: [/Minified React error #418/] });

  for (const [what, inject] of Object.entries(injections)) {
    test(`${what}, the page is shown once, and works`, async ({ page }) => {
      // Not in the injected frames.
      await page.addInitScript(
        `if (window === top) document.addEventListener('DOMContentLoaded', ${inject})`,
      );
      await page.goto(`${podcasting.path}?view=creator`);
      await waitForHydration(page);

      await expectView(page, podcasting, 'creator');
      await expect(page.getByRole('radio')).toHaveCount(2);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectUsable(page, podcasting);
      await choose(page, 'Digital Marketing Bundles');
      await expectUsable(page, digitalMarketing);
      await page.goBack();
      await expectUsable(page, podcasting);
      await expect(notice(page)).toHaveCount(0);
    });
  }

  test('elements while the visitor navigates, everything works', async ({ page }) => {
    await visit(page, podcasting.path);
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.body.firstElementChild?.localName !== 'x-bar') {
          document.body.prepend(document.createElement('x-bar'));
        }
      }).observe(document.body, { childList: true, subtree: true });
    });
    await expectJourney(page);
  });
});
