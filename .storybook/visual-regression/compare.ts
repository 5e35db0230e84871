import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * How far a pixel may be off and still count as the same, 0 to 1. A colour 2 % off is at 0.018;
 * the same browser draws the same story with no difference at all.
 */
const threshold = 0.01;

export interface Difference {
  /** How many pixels differ; all of them where the sizes do. */
  pixels: number;
  /** The image that marks them. */
  png: Buffer;
}

/**
 * What differs between two screenshots, if anything. Playwright's own comparison ignores
 * anti-aliased edges; a shift by one pixel may be nothing else.
 */
export function compare(before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return undefined;
  const [a, b] = [PNG.sync.read(before), PNG.sync.read(after)];
  const { width, height } = a;
  if (width !== b.width || height !== b.height) return { pixels: b.width * b.height, png: after };
  const marked = new PNG({ width, height });
  const options = { threshold, includeAA: true };
  const pixels = pixelmatch(a.data, b.data, marked.data, width, height, options);
  return pixels > 0 ? { pixels, png: PNG.sync.write(marked) } : undefined;
}

/** The same image as small as PNG gets without loss. */
export function optimise(png: Buffer): Buffer {
  const smaller = PNG.sync.write(PNG.sync.read(png), {
    colorType: 2,
    deflateLevel: 9,
    deflateStrategy: 0,
    filterType: 0,
  });
  return smaller.length < png.length ? smaller : png;
}
