import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * How far a pixel may be off and still count as the same, 0 to 1. A colour 2 % off is at 0.018;
 * the same browser draws the same story with no difference at all.
 */
const threshold = 0.01;

export interface Difference {
  /** How many pixels differ. */
  pixels: number;
  /** The picture that marks them. */
  png: Buffer;
}

/** What differs between two pictures, or nothing. */
export function compare(before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return undefined;
  const [a, b] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(a.width, b.width);
  const height = Math.max(a.height, b.height);
  const marked = new PNG({ width, height });
  const pixels = pixelmatch(
    onCanvas(a, width, height),
    onCanvas(b, width, height),
    marked.data,
    width,
    height,
    // Antialiased edges count: a shift of one pixel may be nothing else.
    { threshold, includeAA: true },
  );
  const resized = a.width !== b.width || a.height !== b.height;
  return pixels > 0 || resized ? { pixels, png: PNG.sync.write(marked) } : undefined;
}

/** The same picture as small as PNG gets without loss. */
export function optimise(png: Buffer): Buffer {
  const smaller = PNG.sync.write(PNG.sync.read(png), {
    colorType: 2,
    deflateLevel: 9,
    deflateStrategy: 0,
    filterType: 0,
  });
  return smaller.length < png.length ? smaller : png;
}

/** A picture's pixels, in the corner of a larger canvas where sizes differ. */
function onCanvas(picture: PNG, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas.data;
}
