import { pricesAsOf } from '@agency/pricing-data';
import { expect, test } from 'vitest';
import { builtSite, documentOf, sizeOf } from './builtSite.ts';
import { company } from './company.ts';
import { pages, podcasting } from './pages.ts';

test('the sitemap lists the canonical address of every page with the date of its prices, and robots.txt names the sitemap', () => {
  expect(builtSite.read('robots.txt')).toContain(`Sitemap: ${company.origin}/sitemap.xml`);

  const locations = builtSite.read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g);
  const addresses = Array.from(locations, ([, address]) => address);
  expect(addresses).toEqual(pages.map(({ path }) => company.origin + path));
  const dates = builtSite.read('sitemap.xml').match(/<lastmod>.*?<\/lastmod>/g);
  expect(dates).toEqual(pages.map(() => `<lastmod>${pricesAsOf}</lastmod>`));
});

test('the icons for browsers and home screens exist in their declared sizes', () => {
  for (const sitePage of pages) {
    const linked = (link: string) =>
      documentOf(sitePage).querySelector(`head > link${link}`)?.getAttribute('href') ?? 'none';

    const tab = linked('[rel="icon"][sizes="32x32"]');
    expect(tab).toMatch(/\.ico$/);
    expect(sizeOf(builtSite.bytes(tab))).toBe('32x32');
    const svg = linked('[rel="icon"][type="image/svg+xml"]');
    expect(builtSite.read(svg)).toContain('<svg');
    expect(sizeOf(builtSite.bytes(linked('[rel="apple-touch-icon"]')))).toBe('180x180');

    const manifest = linked('[rel="manifest"]');
    expect(manifest).toMatch(/\.webmanifest$/);
    const { name, start_url, icons } = JSON.parse(builtSite.read(manifest));
    expect(name).toContain(company.companyName);
    expect(start_url).toBe(podcasting.path);
    const pngs = icons.filter(({ type }: { type: string }) => type === 'image/png');
    for (const { src, sizes } of pngs) expect(sizeOf(builtSite.bytes(src))).toBe(sizes);
    expect(
      pngs.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose ?? 'any'}`),
    ).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
  }
});
