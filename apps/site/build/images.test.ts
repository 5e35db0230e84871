import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { marketingTiers, podcastBundlesFor, type View, views } from '@agency/pricing-data';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inOwnCurrency as own } from '../../../packages/pricing-data/src/testing/inOwnCurrency.ts';
import siteConfigFile from '../site.config.ts';
import { quoteLabels, shortTaxNotes } from '../src/content/offers.ts';
import { homePage, routes } from '../src/pages/registry.ts';
import { importServer } from './bundles.ts';
import { renderIcons } from './icons.ts';
import { renderOgImages } from './images.ts';

const root = dirname(import.meta.dirname);
// The bundle resolves its imports only inside the site's folder.
const outDir = join(root, '.cache/images-test');

/** A long text that replaces the matches of a pattern. `shown` is set if the image shows it differently. */
type Longer = [page: string, of: RegExp, text: string, shown?: string];
/** Returns a pattern for the prices in quotation marks that follow `text`. */
const pricesAfter = (text: string) =>
  new RegExp(`(?<=${text}(["']))(?:(?!\\1).)*\\d{3}(?:(?!\\1).)*`, 'g');
const lowestPrices = marketingTiers.slice(-2).map(({ key }) => pricesAfter(`${key}'?: `));
const all: Longer[] = [
  ['podcasting', /(?<=tier: ')\w*/, 'Elite for the Largest Organisations'],
  ['podcasting', pricesAfter('perMonth\\(.*'), own('R1 118 999 pm'), own('R1 286 848.85 pm')],
  ...lowestPrices.map(
    (prices, place): Longer =>
      place
        ? ['digitalMarketing', prices, 'Custom quote', quoteLabels['Custom quote']]
        : ['digitalMarketing', prices, own('R11,104,999'), own('R12,770,748.85')],
  ),
  [homePage, /(?<=Heading = ')[^']+/, 'Packages for Marketing and Communications Departments'],
];
const longer = all.filter(([page]) => page in routes);
const taxed = { valueAddedTax: 'both', valueAddedTaxPercent: '15' };
const companyName = 'Wavelength Podcasting and Marketing Partners of South Africa (Pty) Limited';

const longerTexts = {
  name: 'longer-texts',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    /podcastBundles|marketingPrices|content\/(podcasting|digitalMarketing)\.ts/.test(id)
      ? longer.reduce((text, [, from, to]) => text.replace(from, () => to), code)
      : undefined,
};

/** Gives both drawings of the logo a gradient with the same id. */
const gradients = {
  name: 'gradients',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id.endsWith('.svg?raw')
      ? code.replace('</svg>', "<radialGradient id='g'/><path fill='url(#g)'/></svg>")
      : undefined,
};

let icons: Map<string, string | Buffer>;
let ogImages: Awaited<ReturnType<typeof renderOgImages>>;
const pixels = (path: string) => PNG.sync.read(Buffer.from(icons.get(path) ?? ''));

beforeAll(async () => {
  const config = { ...siteConfigFile, ...taxed, companyName };
  const define = { __SITE_CONFIG__: JSON.stringify(config) };
  const plugins = [longerTexts, gradients];
  const site = await importServer(outDir, { define, plugins });
  icons = new Map(renderIcons(site));
  ogImages = await renderOgImages(site);
}, 60_000);

afterAll(() => rm(outDir, { recursive: true, force: true }));

function isBlank({ width, data }: PNG, [left = 0, top = 0, right = 0, bottom = 0]: number[]) {
  const background = data.subarray(0, 4);
  const line = Buffer.concat(Array(right - left).fill(background));
  return Array.from({ length: bottom - top }, (_, y) => ((top + y) * width + left) * 4).every(
    (start) => data.subarray(start, start + line.length).equals(line),
  );
}

test('the longest strings stay inside the margins and columns of each OG image', () => {
  expect(ogImages).toHaveLength(Object.keys(routes).length * views.length);
  const margins = [
    [0, 0, 60, 630],
    [1140, 0, 1200, 630],
    [0, 0, 1200, 50],
    [0, 580, 1200, 630],
  ];
  /** Returns areas that must be blank: columns' right edges below their heads, and the space before the view's name. */
  const gapsOf = (view: View) => {
    const columns = podcastBundlesFor(view);
    const ends = columns.map((_, index) => Math.floor(64 + (1072 / columns.length) * (index + 1)));
    return [...ends.map((x) => [x - 10, 412, x, 570]), [850, 50, 900, 120]];
  };
  for (const { image, png } of ogImages) {
    const { path, view, src } = image;
    const drawn = PNG.sync.read(png);
    expect([drawn.width, drawn.height]).toEqual([1200, 630]);
    // Chat applications may ignore large images.
    expect(png.length).toBeLessThan(100_000);
    const gaps = path.startsWith('/podcasting') ? gapsOf(view) : [];
    for (const area of [...margins, ...gaps]) {
      expect(isBlank(drawn, area), `${src} at ${area}`).toBe(true);
    }
  }
});

test('the alternative text of OG images contains the longest strings and the tax status', () => {
  const alts = ogImages.map(({ image }) => image.alt).join('\n');
  for (const [, , text, shown = text] of longer) expect(alts).toContain(shown);
  for (const { image } of ogImages) expect(image.alt).toContain(shortTaxNotes.both);
});

test('each of the logo’s drawings keeps its own gradients in favicon.svg', () => {
  const favicon = String(icons.get('/favicon.svg'));
  // The company's own artwork may contain further gradients.
  const names = expect.arrayContaining(['light-g', 'dark-g']);
  expect(favicon.match(/(?<= id=').*?(?=')/g)).toEqual(names);
  expect(favicon.match(/(?<=url\(#).*?(?=\))/g)).toEqual(names);
});

test('the icon leaves room for launchers that crop it', () => {
  const icon = pixels('/icon-512.png');
  expect(isBlank(icon, [0, 0, 512, 512])).toBe(false);
  // Launchers may crop everything further from the centre than two fifths of the width.
  for (const area of [
    [0, 0, 512, 52],
    [0, 460, 512, 512],
    [0, 0, 52, 512],
    [460, 0, 512, 512],
  ]) {
    expect(isBlank(icon, area), `${area}`).toBe(true);
  }
  expect(pixels('/apple-touch-icon.png').data[3]).toBe(255);
});
