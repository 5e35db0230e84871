import { Resvg } from '@resvg/resvg-js';
import type { Palette } from '../src/seo/og-image/styles.ts';

type Source = typeof import('../src/entry-images.tsx');

/** The icons for home screens: path and size in pixels. */
const pngs = { '/apple-touch-icon.png': 180, '/icon-192.png': 192, '/icon-512.png': 512 } as const;

/** The `viewBox` of a square with the mark, 30 wide and 28 high, in its centre. */
const square = (side: number): string => `${(30 - side) / 2} ${(28 - side) / 2} ${side} ${side}`;
const tab = square(30);
/** Launchers may crop an icon to a circle of four fifths of its width. */
const homeScreen = square(46);

const strokes = ({ accent, text }: Palette, width: number): string =>
  `path{stroke:${accent};stroke-width:${width}}path:first-child{stroke:${text}}`;

/** The style inside `favicon.svg`, which follows the system's theme. */
const faviconStyle = ({ lightColors, darkColors }: Source): string =>
  `${strokes(lightColors, 3.25)}@media (prefers-color-scheme:dark){${strokes(darkColors, 2.75)}}`;

/** The icons of the browser's tab and of home screens, by their paths. */
export function renderIcons(source: Source): Map<string, string | Buffer> {
  const { markSvg, lightColors } = source;
  const { accent, canvas } = lightColors;
  // Only the accent colour is visible on light and dark browser toolbars.
  const plain = markSvg(`path{stroke:${accent};stroke-width:3.5}`, tab);
  const icon = markSvg(strokes(lightColors, 3.25), homeScreen);
  return new Map<string, string | Buffer>([
    ['/favicon.svg', markSvg(faviconStyle(source), tab)],
    ['/favicon.ico', ico(svgToPng(plain, 32), 32)],
    ...Object.entries(pngs).map(([path, size]) => [path, svgToPng(icon, size, canvas)] as const),
  ]);
}

/** Renders an SVG without text as a PNG of the given width, transparent or on a background. */
export const svgToPng = (svg: string, width: number, background?: string): Buffer =>
  new Resvg(svg, {
    background,
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  })
    .render()
    .asPng();

/** An icon file that holds one PNG. */
function ico(png: Buffer, size: number): Buffer {
  // Type 1 (icon), 1 image: width and height, 1 colour plane, 32 bits per pixel.
  const head = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, ...Array(8).fill(0)]);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** The links to the icons, for `head`. */
export const iconLinks = (basePath: string): string =>
  `<link rel="icon" href="${basePath}/favicon.ico" sizes="32x32">` +
  `<link rel="icon" href="${basePath}/favicon.svg" type="image/svg+xml">` +
  `<link rel="apple-touch-icon" href="${basePath}/apple-touch-icon.png">` +
  `<link rel="manifest" href="${basePath}/site.webmanifest">`;

/**
 * The web manifest, which makes the site an entry on a home screen; some members come from the caller.
 * Its addresses are relative to it.
 */
export const webManifest = (
  site: Record<'name' | 'short_name' | 'lang' | 'start_url' | 'theme_color', string>,
): string =>
  JSON.stringify({
    ...site,
    display: 'minimal-ui',
    background_color: site.theme_color,
    icons: [
      { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
