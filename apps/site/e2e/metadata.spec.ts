import { bundles, marketingPrices } from './catalogue.ts';
import { company } from './company.ts';
import {
  clickInPlace,
  digitalMarketing,
  dropdownLink,
  expectTheme,
  pages,
  podcasting,
  pricing,
  themeToggle,
  type View,
  viewButton,
  views,
} from './locators.ts';
import { delayScripts, expect, test, visit } from './test.ts';

/** The metadata in a page's head: every value of each tag. */
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
      'og:image': contents('property', 'og:image'),
      'og:image:type': contents('property', 'og:image:type'),
      'og:image:width': contents('property', 'og:image:width'),
      'og:image:height': contents('property', 'og:image:height'),
      'og:image:alt': contents('property', 'og:image:alt'),
      'twitter:card': contents('name', 'twitter:card'),
      'twitter:title': contents('name', 'twitter:title'),
      'twitter:description': contents('name', 'twitter:description'),
      'twitter:image': contents('name', 'twitter:image'),
      'twitter:image:alt': contents('name', 'twitter:image:alt'),
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

/** The prices that a view's OG image shows. */
const pricesShown = (path: keyof typeof subjects, view: View): readonly (string | null)[] =>
  path === '/podcasting'
    ? bundles[view].map(({ prices }) => prices['1 episode per month'] ?? null)
    : marketingPrices[view];

for (const sitePage of pages) {
  const { path } = sitePage;
  for (const view of views) {
    test(`the metadata of ${path} describes its ${sitePage[view].name} view, each tag once`, async ({
      page,
    }) => {
      await visit(page, path);
      await viewButton(page, sitePage[view].name).check();
      await expect(page).toHaveTitle(subjects[path][view]);
      await expect(page).toHaveTitle(new RegExp(company.companyName));

      const head = await readHead(page);
      const address = company.origin + path;
      const title = head.title[0] ?? '';
      const description = head.description[0] ?? '';
      const image = head['og:image'][0] ?? '';
      const alt = head['og:image:alt'][0] ?? '';
      expect(head).toEqual({
        title: [title],
        description: [description],
        canonical: [address],
        'og:title': [title],
        'og:description': [description],
        'og:url': [address],
        'og:type': ['website'],
        'og:site_name': [company.companyName],
        'og:image': [image],
        'og:image:type': ['image/png'],
        'og:image:width': ['1200'],
        'og:image:height': ['630'],
        'og:image:alt': [alt],
        'twitter:card': ['summary_large_image'],
        'twitter:title': [title],
        'twitter:description': [description],
        'twitter:image': [image],
        'twitter:image:alt': [alt],
      } satisfies Head);
      expect(description.length).toBeGreaterThan(50);
    });

    test(`${path} has an OG image of its ${sitePage[view].name} view`, async ({
      page,
      request,
    }) => {
      await visit(page, path);
      await viewButton(page, sitePage[view].name).check();
      await expect(page).toHaveTitle(subjects[path][view]);

      const head = await readHead(page);
      const image = head['og:image'][0] ?? '';
      const alt = head['og:image:alt'][0];
      expect(image).toMatch(new RegExp(`^${company.origin}/assets/.+\\.png$`));
      for (const text of [sitePage.heading, sitePage[view].name, ...pricesShown(path, view)]) {
        expect(alt).toContain(text);
      }

      const response = await request.get(new URL(image).pathname);
      expect(response.headers()['content-type']).toBe('image/png');
      const png = await response.body();
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(png.length).toBeLessThan(100_000);
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`the metadata of ${path} describes its ${sitePage.brand.name} view`, async ({ page }) => {
      await page.goto(`${path}?from=mail`);

      const head = await readHead(page);
      expect(head.title).toEqual([expect.stringMatching(subjects[path].brand)]);
      expect(head.canonical).toEqual([company.origin + path]);
    });
  });
}

test('no two pages or views share a title, a description or an OG image', async ({ page }) => {
  const heads: Head[] = [];
  for (const sitePage of pages) {
    await visit(page, sitePage.path);
    for (const view of views) {
      await viewButton(page, sitePage[view].name).check();
      await expect(page).toHaveTitle(subjects[sitePage.path][view]);
      heads.push(await readHead(page));
    }
  }

  for (const tag of [
    'title',
    'description',
    'og:title',
    'og:description',
    'og:image',
    'og:image:alt',
  ] as const) {
    expect(new Set(heads.map((head) => head[tag].join())).size).toBe(4);
  }
});

test('after a navigation the metadata is the same as after loading that page', async ({ page }) => {
  await visit(page, digitalMarketing.path);
  const loaded = await readHead(page);
  await visit(page, podcasting.path);

  await clickInPlace(pricing(page));
  await dropdownLink(page, 'Digital Marketing Bundles').click();
  await expect.poll(() => readHead(page)).toEqual(loaded);
});

test('after hydration the metadata describes the stored view', async ({ page }) => {
  await visit(page, podcasting.path);
  await viewButton(page, 'Creator').check();
  await visit(page, podcasting.path);

  await expect(page).toHaveTitle(subjects['/podcasting'].creator);
});

test('the document’s language is South African English', async ({ page }) => {
  await page.goto(podcasting.path);

  await expect(page.locator('html')).toHaveAttribute('lang', 'en-ZA');
});

test('the sitemap lists the canonical address of every page, and robots.txt names the sitemap', async ({
  request,
}) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toMatch(/^text\/plain/);
  expect(await robots.text()).toContain(`Sitemap: ${company.origin}/sitemap.xml`);

  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toMatch(/^(application|text)\/xml/);
  const addresses = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, it]) => it);
  expect(addresses).toEqual(pages.map(({ path }) => company.origin + path));
});

/** The size of a PNG, or of the one inside an icon file. */
function sizeOf(data: Buffer): string {
  const png = data.subarray(data.indexOf('PNG') - 1);
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test('the icons for browsers and home screens exist in their declared sizes', async ({
  page,
  request,
}) => {
  await page.goto(podcasting.path);
  const hrefOf = (selector: string) => page.locator(`head > ${selector}`).getAttribute('href');
  const get = async (href: string | null) => {
    const response = await request.get(href ?? '', { maxRedirects: 0 });
    return { type: response.headers()['content-type'], body: await response.body() };
  };

  const tab = await get(await hrefOf('link[rel="icon"][sizes="32x32"]'));
  expect(tab.type).toBe('image/x-icon');
  expect(sizeOf(tab.body)).toBe('32x32');
  const svg = await get(await hrefOf('link[rel="icon"][type="image/svg+xml"]'));
  expect(svg.type).toMatch(/^image\/svg\+xml/);
  const apple = await get(await hrefOf('link[rel="apple-touch-icon"]'));
  expect(sizeOf(apple.body)).toBe('180x180');

  const manifest = await get(await hrefOf('link[rel="manifest"]'));
  expect(manifest.type).toMatch(/^application\/manifest\+json/);
  const { name, start_url, icons } = JSON.parse(manifest.body.toString());
  expect(name).toContain(company.companyName);
  expect(start_url).toBe(podcasting.path);
  const pngs = icons.filter(({ type }: { type: string }) => type === 'image/png');
  for (const { src, sizes } of pngs) expect(sizeOf((await get(src)).body)).toBe(sizes);
  expect(
    pngs.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose ?? 'any'}`),
  ).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
});

test('the tab icon is visible on a light and on a dark tab bar', async ({ page }) => {
  /** The lightness of the icon's bars, from 0 to 255. */
  const lightness = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme });
    const bars = page.locator('path').first();
    const stroke = await bars.evaluate((path) => getComputedStyle(path).stroke);
    const channels = stroke.match(/\d+/g) ?? [];
    return channels.reduce((sum, channel) => sum + Number(channel) / channels.length, 0);
  };
  await page.goto('/favicon.svg');

  expect(await lightness('light')).toBeLessThan(80);
  expect(await lightness('dark')).toBeGreaterThan(200);
});

/** The largest difference, in any channel, between `theme-color` and the page's background. */
const themeColorDifference = (page: Parameters<typeof pricing>[0]) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('There is no canvas to compare the colours on.');
    const pixel = (color = '') => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return canvas.getImageData(0, 0, 1, 1).data;
    };
    const tag = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
    const themeColor = pixel(tag?.content);
    const background = pixel(getComputedStyle(document.documentElement).backgroundColor);
    return Math.max(
      ...themeColor.map((channel, index) => Math.abs(channel - (background[index] ?? 0))),
    );
  });

test('`theme-color` follows the theme, before and after hydration', async ({ page }) => {
  const scripts = await delayScripts(page);
  await page.goto(podcasting.path);
  expect(await themeColorDifference(page)).toBeLessThan(4);
  await themeToggle(page).check();
  await expectTheme(page, 'dark');
  expect(await themeColorDifference(page)).toBeLessThan(4);

  await page.reload();
  await expectTheme(page, 'dark');
  expect(await themeColorDifference(page)).toBeLessThan(4);
  await scripts.release();
  await themeToggle(page).uncheck();
  await expectTheme(page, 'light');
  expect(await themeColorDifference(page)).toBeLessThan(4);
});
