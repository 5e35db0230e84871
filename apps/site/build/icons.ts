import type { Site } from './bundles.ts';
import { svgToPng } from './images.ts';

type Artwork = Site['artwork']['light'];

const pngs = { '/apple-touch-icon.png': 180, '/icon-512.png': 512 } as const;

/** Centres `content` in a square whose side is `room` times the drawing's larger side. */
function centreInSquare(room: number, content: string, { width, height }: Artwork) {
  const side = room * Math.max(width, height);
  const place = `${(width - side) / 2} ${(height - side) / 2} ${side} ${side}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${place}">${content}</svg>`;
}

/** Wraps a drawing in an `<svg>`. Prefixes its ids with the theme, because both drawings may use the same ids. */
function wrapDrawing({ svg, width, height }: Artwork, theme: string) {
  const drawing = svg.replaceAll(/(?<=\bid=["']|href=["']#|url\(["']?#)/g, `${theme}-`);
  return `<svg class="${theme}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing}</svg>`;
}

const themed =
  '<style>.dark{display:none}@media(prefers-color-scheme:dark){.light{display:none}.dark{display:inline}}</style>';

export function renderIcons({ artwork, lightColors }: Site): [path: string, string | Buffer][] {
  const { light, dark } = artwork;
  const mark = wrapDrawing(light, 'light');
  const { canvas } = lightColors;
  // Leaves a margin, because launchers may crop an icon to a circle of four fifths of its width.
  const icon = centreInSquare(1.54, mark, light);
  return [
    ['/favicon.svg', centreInSquare(1, themed + mark + wrapDrawing(dark, 'dark'), light)],
    ['/favicon.ico', encodeIco(svgToPng(centreInSquare(1, mark, light), 32, canvas), 32)],
    ...Object.entries(pngs).map(([path, size]): [string, Buffer] => [
      path,
      svgToPng(icon, size, canvas),
    ]),
  ];
}

function encodeIco(png: Buffer, size: number): Buffer {
  // The header: type 1 (icon), 1 image, its width and height, 1 colour plane, 32 bits per pixel.
  const head = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, ...Array(8).fill(0)]);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

export const iconLinks = (basePath: string): string =>
  `<link rel="icon" href="${basePath}/favicon.ico" sizes="32x32">` +
  `<link rel="icon" href="${basePath}/favicon.svg" type="image/svg+xml">` +
  `<link rel="apple-touch-icon" href="${basePath}/apple-touch-icon.png">`;
