import type { Page } from '@playwright/test';
import { expectUsable, notice } from '../faultInjection.ts';
import {
  clickShop,
  digitalMarketing,
  dropdownLink,
  expectTheme,
  expectView,
  footer,
  goTo,
  menuToggle,
  otherPage,
  otherView,
  podcasting,
  pricing,
  type SitePage,
  sheet,
  themeButton,
  toast,
  type View,
  viewButton,
  waitForAnimations,
} from '../locators.ts';
import { delayScripts, expect, test } from '../test.ts';

const wide = { width: 1280, height: 720 };

/** Something that goes wrong, or not as expected, and that a visitor must not notice. */
interface Fault {
  /** @default podcasting */
  sitePage?: SitePage;
  query?: string;
  /** What happens before the page is loaded. */
  before?: (page: Page) => Promise<unknown>;
  /** What happens before React hydrates the loaded page. */
  loaded?: (page: Page) => Promise<unknown>;
  /** What happens after it, and what is then expected of the page. */
  hydrated?: (page: Page) => Promise<unknown>;
}

const showToast = async (page: Page) => {
  await clickShop(page);
  await expect(toast(page)).toBeVisible();
};

const closeToast = async (page: Page) => {
  await toast(page).getByRole('button', { name: 'Close' }).click();
  await expect(toast(page)).toHaveCount(0);
};

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
};

const injected = (inject: string): Fault => ({
  query: '?view=creator',
  // Not in the injected frames.
  before: (page) =>
    page.addInitScript(
      `if (window === top) document.addEventListener('DOMContentLoaded', ${inject})`,
    ),
  hydrated: (page) => expectView(page, podcasting, 'creator'),
});

/** Clicks elements in turn, a hundred times, each in a task of its own as a visitor's clicks are. */
const clickInTurn = (page: Page, ...selectors: readonly string[]) =>
  page.evaluate(async (each) => {
    const nextTask = () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage('');
      });
    for (let click = 0; click < 100; click++) {
      document.querySelector<HTMLElement>(each[click % each.length] ?? '')?.click();
      await nextTask();
    }
  }, selectors);

/** The visitor changes the view a hundred times, to this one at last. */
const switched = (when: 'loaded' | 'hydrated', sitePage: SitePage, last: View): Fault => {
  const click = (page: Page) =>
    clickInTurn(page, `input[value=${otherView[last]}]`, `input[value=${last}]`);
  return {
    sitePage,
    loaded: async (page) => when === 'loaded' && click(page),
    hydrated: async (page) => {
      if (when === 'hydrated') await click(page);
      await expectView(page, sitePage, last);
      await expect(page.locator('html')).toHaveAttribute('data-view', last);
      const word = sitePage === podcasting ? last : sitePage[last].name.toLowerCase();
      await expect.poll(() => new URL(page.url()).searchParams.getAll('view')).toEqual([word]);
      expect(await page.evaluate(() => localStorage.getItem('pricing-view'))).toBe(last);
      await expect(page).toHaveTitle(new RegExp(sitePage[last].name));
    },
  };
};

const faults: Record<string, Fault> = {
  'a translator rewrites the page before hydration': { loaded: (page) => page.evaluate(translate) },
  'a translator rewrites the page before the visitor’s first choices': {
    sitePage: digitalMarketing,
    loaded: async (page) => {
      await page.evaluate(translate);
      await viewButton(page, 'SME').check();
      await themeButton(page, 'dark').press('Space');
    },
    hydrated: async (page) => {
      await expectView(page, digitalMarketing, 'creator');
      await expectTheme(page, 'dark');
    },
  },
  'a translator rewrites the page after hydration': {
    hydrated: (page) => page.evaluate(translate),
  },
  'a translator rewrites the page while the dropdown and a toast are open': {
    hydrated: async (page) => {
      await showToast(page);
      await pricing(page).click();
      await expect(dropdownLink(page, podcasting.menuLabel)).toBeVisible();
      await page.evaluate(translate);
      await dropdownLink(page, digitalMarketing.menuLabel).click();
      await closeToast(page);
      await expectUsable(page, digitalMarketing);
      await page.goBack();
    },
  },
  'a translator rewrites the page in a narrow window': {
    hydrated: async (page) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.evaluate(translate);
      await menuToggle(page).click();
      await sheet(page).getByText('Pricing', { exact: true }).click();
      await sheet(page).getByRole('link', { name: digitalMarketing.menuLabel }).click();
      await expectUsable(page, digitalMarketing);
      await page.goBack();
      await page.setViewportSize(wide);
    },
  },

  ...Object.fromEntries(
    Object.entries(injections).map(([what, inject]) => [
      `an extension injects ${what}`,
      injected(String(inject)),
    ]),
  ),
  ...Object.fromEntries(
    ['div', 'a', 'header', 'section', 'footer', 'iframe', 'script', 'x-banner'].map((name) => [
      `an extension injects <${name}> first in body`,
      injected(`() => document.body.prepend(document.createElement('${name}'))`),
    ]),
  ),
  'an extension injects an element whenever the page changes': {
    hydrated: (page) =>
      page.evaluate(() => {
        new MutationObserver(() => {
          if (document.body.firstElementChild?.localName !== 'x-bar') {
            document.body.prepend(document.createElement('x-bar'));
          }
        }).observe(document.body, { childList: true, subtree: true });
      }),
  },

  'the view is switched a hundred times, to Brand': switched('hydrated', podcasting, 'brand'),
  'the view is switched a hundred times, to SME': switched('hydrated', digitalMarketing, 'creator'),
  'the view is switched a hundred times before hydration': switched(
    'loaded',
    podcasting,
    'creator',
  ),
  'the theme is switched a hundred times': {
    hydrated: async (page) => {
      await clickInTurn(page, 'input[value=dark]', 'input[value=light]');
      await expectTheme(page, 'light');
      expect(await page.evaluate(() => localStorage.getItem('pricing-theme'))).toBe('light');
      await themeButton(page, 'dark').dblclick();
      await expectTheme(page, 'dark');
      const color = page.locator('meta[name="theme-color"]');
      await expect(color).toHaveAttribute('content', /^#[01]/);
    },
  },
  'the dropdown gets double clicks and a hundred clicks': {
    hydrated: async (page) => {
      await pricing(page).dblclick();
      await page.mouse.move(640, 700);
      await pricing(page).evaluate((button) => {
        for (let click = 0; click < 100; click++) (button as HTMLElement).click();
      });
      await page.keyboard.press('Escape');
      await expect(dropdownLink(page, 'Bundles')).toHaveCount(0);
      await pricing(page).click();
      await dropdownLink(page, digitalMarketing.menuLabel).dblclick();
      await expectUsable(page, digitalMarketing);
      await page.goBack();
    },
  },
  'the sheet is opened and closed a hundred times': {
    hydrated: async (page) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await clickInTurn(page, '[aria-label="Open menu"]', '[aria-label="Close menu"]');
      await expect(sheet(page)).toBeHidden();
      await menuToggle(page).dblclick();
      await waitForAnimations(sheet(page));
      await page.keyboard.press('Escape');
      await expect(sheet(page)).toBeHidden();
      await expectUsable(page, podcasting);
      await page.setViewportSize(wide);
    },
  },
  'the visitor goes back and forward twenty times': {
    hydrated: async (page) => {
      await goTo(page, digitalMarketing);
      await page.evaluate(async () => {
        for (let times = 0; times < 20; times++) {
          const moved = new Promise((popped) =>
            addEventListener('popstate', popped, { once: true }),
          );
          history.go(times % 2 ? 1 : -1);
          await moved;
        }
      });
      await expectUsable(page, digitalMarketing);
      await page.goBack();
    },
  },
  'a link is followed during hydration': {
    loaded: async (page) => {
      await pricing(page).hover();
      await expect(dropdownLink(page, digitalMarketing.menuLabel)).toBeVisible();
      // In the same task in which React has hydrated.
      await page.evaluate(() => {
        const target = document.querySelector<HTMLElement>('nav a[href="/digital-marketing"]');
        document.addEventListener('site:hydrated', () => target?.click(), { once: true });
      });
    },
    hydrated: async (page) => {
      await expectUsable(page, digitalMarketing);
      await page.goBack();
    },
  },

  ...Object.fromEntries(
    ['1970-01-01T00:00:01Z', '2000-02-29T23:59:59Z', '2099-12-31T23:59:59Z'].map((time) => [
      `the system clock is at ${time}`,
      {
        before: (page: Page) => page.clock.setSystemTime(new Date(time)),
        hydrated: (page: Page) => expect(footer(page)).toContainText('© 2025'),
      },
    ]),
  ),
  'the scripts take ten seconds': {
    sitePage: digitalMarketing,
    before: (page) => page.clock.install(),
    loaded: async (page) => {
      await page.clock.fastForward('00:10');
      await expectUsable(page, digitalMarketing);
      await viewButton(page, 'SME').check();
    },
    hydrated: (page) => expectView(page, digitalMarketing, 'creator'),
  },
  'the connection is lost after hydration': {
    hydrated: async (page) => {
      await showToast(page);
      await closeToast(page);
      await page.context().setOffline(true);
    },
  },
};

// Where React takes foreign elements for its own, it logs the mismatch, and renders that component
// again.
test.use({ expectedErrors: [/Minified React error #418/] });

for (const [what, fault] of Object.entries(faults)) {
  test(`where ${what}, everything works`, async ({ page }) => {
    const { sitePage = podcasting, query = '', before, loaded, hydrated } = fault;
    const other = otherPage(sitePage);
    await before?.(page);
    const scripts = await delayScripts(page);
    await page.goto(sitePage.path + query);
    await loaded?.(page);
    await scripts.release();
    await hydrated?.(page);

    await expectUsable(page, sitePage);
    await showToast(page);
    await closeToast(page);
    await goTo(page, other);
    await expectUsable(page, other);
    await page.goBack();
    await expectUsable(page, sitePage);
    // Nothing is there twice, or of the other page.
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('radio')).toHaveCount(4);
    await expect(notice(page)).toHaveCount(0);
  });
}
