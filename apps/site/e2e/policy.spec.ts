import { test as plainTest } from '@playwright/test';
import { readHeaders } from '../hosting/serve.ts';
import {
  clickInPlace,
  digitalMarketing,
  dropdownLink,
  expectView,
  mainNavigation,
  pages,
  podcasting,
  pricing,
  themeToggle,
  toast,
  viewButton,
} from './locators.ts';
import { startPlainHost } from './plainHost.ts';
import { expect, test, visit } from './test.ts';

/*
 * The site violates its own content security policy nowhere. With the headers, every test of this
 * folder checks that (`test.ts`); here it is the pages' `<meta>`, and the pages that redirect.
 */

const hosts: Record<string, () => Record<string, string>> = {
  'a host that sends no headers': () => ({}),
  'a host that sends them and does not redirect': () => readHeaders(),
};

for (const [name, headers] of Object.entries(hosts)) {
  test.describe(`on ${name}`, () => {
    // The browser logs the status of the page itself.
    test.use({ expectedErrors: [/404 \(Not Found\)/] });

    let host: Awaited<ReturnType<typeof startPlainHost>>;
    test.beforeAll(async () => {
      host = await startPlainHost(headers());
    });
    test.afterAll(() => host.close());

    for (const sitePage of pages) {
      test(`all features of ${sitePage.path} work under the policy`, async ({ page }) => {
        const scripts: string[] = [];
        page.on('response', (response) => {
          if (response.url().endsWith('.js')) scripts.push(`${response.status()}`);
        });
        await visit(page, host.origin + sitePage.path);
        await viewButton(page, sitePage.creator.name).check();
        await expectView(page, sitePage, 'creator');
        await themeToggle(page).press('Space');
        await clickInPlace(mainNavigation(page).getByRole('button', { name: 'Shop' }));
        await expect(toast(page)).toBeVisible();

        const other = sitePage === podcasting ? digitalMarketing : podcasting;
        await pricing(page).click();
        await dropdownLink(page, other.heading.replace(/Packages$/, 'Bundles')).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.heading);
        expect(scripts).not.toEqual([]);
      });
    }

    for (const path of ['/', '/no-such-page']) {
      test(`${path} may redirect the visitor`, async ({ page }) => {
        await page.goto(host.origin + path);
        await expect(page).toHaveURL(host.origin + podcasting.path);
      });
    }
  });
}

/** What an attacker might try on a page, and the directive that refuses it. */
const attempts: Record<string, { act: () => void; directive: string }> = {
  'a script of another host': {
    directive: 'script-src-elem',
    act: () => {
      document.head.append(
        Object.assign(document.createElement('link'), {
          rel: 'modulepreload',
          href: 'https://elsewhere.example/a.js',
        }),
      );
    },
  },
  'an inline script': {
    directive: 'require-trusted-types-for',
    act: () => {
      const script = document.createElement('script');
      script.append('document.title = "taken"');
      document.head.append(script);
    },
  },
  'markup from text': {
    directive: 'require-trusted-types-for',
    act: () => {
      document.body.innerHTML = '<p>taken</p>';
    },
  },
  'code from text': {
    directive: 'require-trusted-types-for',
    act: () => {
      // Not `eval`: code that a test runs through the debugger may use that.
      setTimeout('document.title = "taken"' as unknown as () => void);
    },
  },
  'a trusted types policy of its own': {
    directive: 'trusted-types',
    act: () => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => void };
      };
      trustedTypes.createPolicy('default', { createHTML: (text: string) => text });
    },
  },
  'a style sheet of another host': {
    directive: 'style-src-elem',
    act: () => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = 'https://elsewhere.example/a.css';
      document.head.append(link);
    },
  },
  'an image of another host': {
    directive: 'img-src',
    act: () => {
      new Image().src = 'https://elsewhere.example/a.png';
    },
  },
  'a message to another host': {
    directive: 'connect-src',
    act: () => {
      navigator.sendBeacon('https://elsewhere.example/', 'a');
    },
  },
  'a form submission': {
    directive: 'form-action',
    act: () => {
      const form = document.createElement('form');
      form.action = 'https://elsewhere.example/';
      document.body.append(form);
      form.submit();
    },
  },
  'another base address': {
    directive: 'base-uri',
    act: () => {
      const base = document.createElement('base');
      base.href = 'https://elsewhere.example/';
      document.head.append(base);
    },
  },
  'a frame': {
    directive: 'frame-src',
    act: () => {
      const frame = document.createElement('iframe');
      frame.src = 'https://elsewhere.example/';
      document.body.append(frame);
    },
  },
};

for (const [what, { act, directive }] of Object.entries(attempts)) {
  // Not our fixture, which fails on the violations provoked here.
  plainTest(`the page's own policy refuses ${what}`, async ({ page }) => {
    const host = await startPlainHost();
    await page.goto(host.origin + podcasting.path);
    const refused = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', (violation) => {
            resolve(violation.effectiveDirective);
          });
        }),
    );
    await page.evaluate(`try { (${act})() } catch {}`);
    expect(await refused).toBe(directive);
    expect(await page.title()).not.toBe('taken');
    host.close();
  });
}

test('the permissions policy allows a page the browser features that it needs, and no more', async ({
  page,
}) => {
  await page.goto(podcasting.path);
  const allowed = await page.evaluate(() => {
    const { featurePolicy } = document as unknown as {
      featurePolicy: { allowedFeatures: () => string[] };
    };
    return featurePolicy.allowedFeatures();
  });
  expect(allowed).toContain('clipboard-write');
  const denied: string[] = readHeaders()['Permissions-Policy']?.match(/[\w-]+(?==\(\))/g) ?? [];
  expect(denied).toContain('geolocation');
  expect(allowed.filter((feature) => denied.includes(feature))).toEqual([]);
});
