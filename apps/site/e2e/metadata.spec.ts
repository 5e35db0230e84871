import { company } from './company.ts';
import {
  clickInPlace,
  digitalMarketing,
  dropdownLink,
  pages,
  podcasting,
  pricing,
  viewButton,
  views,
} from './parts.ts';
import { expect, test, visit } from './test.ts';

/** What the head of a page says of it, each tag as often as it is there. */
const readHead = (page: Parameters<typeof pricing>[0]) =>
  page.evaluate(() => {
    const contents = (attribute: 'name' | 'property', key: string) =>
      [...document.querySelectorAll(`meta[${attribute}="${key}"]`)].map((meta) =>
        meta.getAttribute('content'),
      );
    return {
      title: [...document.head.querySelectorAll('title')].map(({ text }) => text),
      description: contents('name', 'description'),
      canonical: [...document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]')].map(
        (link) => link.getAttribute('href'),
      ),
      'og:title': contents('property', 'og:title'),
      'og:description': contents('property', 'og:description'),
      'og:url': contents('property', 'og:url'),
      'og:type': contents('property', 'og:type'),
      'og:site_name': contents('property', 'og:site_name'),
    };
  });

type Head = Awaited<ReturnType<typeof readHead>>;

const subjects = {
  '/podcasting': { brand: /Podcast.*Brands/, creator: /Podcast.*Creator/ },
  '/digital-marketing': {
    brand: /Digital Marketing.*Enterprise/,
    creator: /Digital Marketing.*SME/,
  },
};

for (const sitePage of pages) {
  const { path } = sitePage;
  for (const view of views) {
    test(`${path} describes its ${sitePage[view].name} view, once`, async ({ page }) => {
      await visit(page, path);
      await viewButton(page, sitePage[view].name).check();
      await expect(page).toHaveTitle(subjects[path][view]);
      await expect(page).toHaveTitle(new RegExp(company.companyName));

      const head = await readHead(page);
      const address = company.origin + path;
      const title = head.title[0] ?? '';
      const description = head.description[0] ?? '';
      expect(head).toEqual({
        title: [title],
        description: [description],
        canonical: [address],
        'og:title': [title],
        'og:description': [description],
        'og:url': [address],
        'og:type': ['website'],
        'og:site_name': [company.companyName],
      } satisfies Head);
      expect(description.length).toBeGreaterThan(50);
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`${path} describes its ${sitePage.brand.name} view`, async ({ page }) => {
      await page.goto(`${path}?from=mail`);

      const head = await readHead(page);
      expect(head.title).toEqual([expect.stringMatching(subjects[path].brand)]);
      expect(head.canonical).toEqual([company.origin + path]);
    });
  });
}

test('no two pages or views share a title or a description', async ({ page }) => {
  const heads: Head[] = [];
  for (const sitePage of pages) {
    await visit(page, sitePage.path);
    for (const view of views) {
      await viewButton(page, sitePage[view].name).check();
      await expect(page).toHaveTitle(subjects[sitePage.path][view]);
      heads.push(await readHead(page));
    }
  }

  for (const tag of ['title', 'description', 'og:title', 'og:description'] as const) {
    expect(new Set(heads.map((head) => head[tag].join())).size).toBe(4);
  }
});

test('a navigation leaves the head as a load of that page would', async ({ page }) => {
  await visit(page, digitalMarketing.path);
  const loaded = await readHead(page);
  await visit(page, podcasting.path);

  await clickInPlace(pricing(page));
  await dropdownLink(page, 'Digital Marketing Bundles').click();
  await expect.poll(() => readHead(page)).toEqual(loaded);
});

test('a stored view is described once React is there', async ({ page }) => {
  await visit(page, podcasting.path);
  await viewButton(page, 'Creator').check();
  await visit(page, podcasting.path);

  await expect(page).toHaveTitle(subjects['/podcasting'].creator);
});

test('the document’s language is South African English', async ({ page }) => {
  await page.goto(podcasting.path);

  await expect(page.locator('html')).toHaveAttribute('lang', 'en-ZA');
});
