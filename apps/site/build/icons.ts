import type { ColorRole } from '@agency/ui';
import { drawSvg } from './rasterize.ts';

interface Drawing {
  markSvg: (css: string, viewBox: string) => string;
  paper: Record<ColorRole, string>;
  ink: Record<ColorRole, string>;
}

/** The icons for home screens, by their paths, and the length of their sides. */
const pngs = { '/apple-touch-icon.png': 180, '/icon-192.png': 192, '/icon-512.png': 512 } as const;

/**
 * The side of the square around the mark on a home screen, in the mark's units. A launcher may cut
 * it to a circle of four fifths of its width.
 */
const room = 46;

/** The icons of the browser's tab and of home screens, by their paths. */
export function drawIcons({ markSvg, paper, ink }: Drawing): Map<string, string | Buffer> {
  const bars = ({ accent, text }: Drawing['paper'], weight: number) =>
    `path{stroke:${accent};stroke-width:${weight}}path:first-child{stroke:${text}}`;
  const adaptive = `${bars(paper, 3.25)}@media (prefers-color-scheme:dark){${bars(ink, 2.75)}}`;

  const files = new Map<string, string | Buffer>([
    ['/favicon.svg', markSvg(adaptive, squareAround(30))],
    // It stands on bars of any colour: the accent can be seen on light and on dark ones.
    [
      '/favicon.ico',
      ico(
        drawSvg(markSvg(`path{stroke:${paper.accent};stroke-width:3.5}`, squareAround(30)), 32),
        32,
      ),
    ],
  ]);
  for (const [path, size] of Object.entries(pngs)) {
    files.set(path, drawSvg(markSvg(bars(paper, 3.25), squareAround(room)), size, paper.canvas));
  }
  return files;
}

/** The mark's own drawing is 30 wide and 28 high. */
const squareAround = (room: number): string =>
  `${(30 - room) / 2} ${(28 - room) / 2} ${room} ${room}`;

/** An icon file that holds one PNG. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** What the pages say about their icons. */
export const iconLinks =
  '<link rel="icon" href="/favicon.ico" sizes="32x32">' +
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">' +
  '<link rel="manifest" href="/site.webmanifest">';

interface ManifestDetails {
  companyName: string;
  /** The page it opens. */
  start: string;
  color: string;
}

/** The web manifest: the site as an entry on a home screen. */
export const webManifest = ({ companyName, start, color }: ManifestDetails): string =>
  JSON.stringify({
    name: `Pricing | ${companyName}`,
    short_name: companyName,
    lang: 'en-ZA',
    start_url: start,
    display: 'minimal-ui',
    theme_color: color,
    background_color: color,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
