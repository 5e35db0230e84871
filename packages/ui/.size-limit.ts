import type { Check } from 'size-limit';

const modifyRolldownConfig = <Config extends object>(config?: Config) =>
  ({
    ...config,
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  }) as unknown as Config;

const bundled = (names: string, limit: string): Check => ({
  name: names,
  path: 'dist/index.js',
  import: `{ ${names} }`,
  modifyRolldownConfig,
  limit,
});

/** Returns a size check for a single export, excluding chunks that it loads on demand. */
const alone = (name: string, limit: string): Check => ({ ...bundled(name, limit), entry: 'index' });

const pageOfOffers = [
  ...['SiteHeader', 'OfferCard', 'Grid', 'ComparisonTable', 'SiteFooter', 'ThemeToggle'],
  ...['Button', 'ButtonLink', 'ToastProvider', 'usePreference'],
];

/** Size limits after Brotli compression, with 5 % headroom. A commit that raises a limit must give the reason. */
export default [
  { path: 'dist/styles.css', rolldown: false, limit: '11.6 kB' },
  { path: 'dist/tokens.css', rolldown: false, limit: '1.2 kB' },
  alone('Button', '255 B'),
  alone('OfferCard', '2.4 kB'),
  alone('TierCard', '2.5 kB'),
  alone('ComparisonTable', '2.9 kB'),
  alone('SiteHeader', '11.6 kB'),
  alone('SiteFooter', '1.6 kB'),
  alone('ToastProvider', '12.5 kB'),
  { ...bundled(pageOfOffers.join(', '), '22.8 kB'), name: 'a page of offers, toasts included' },
] satisfies Check[];
