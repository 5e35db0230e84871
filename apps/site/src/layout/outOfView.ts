import type { StyleRule } from '@vanilla-extract/css';
import heights from './heights.json' with { type: 'json' };

/** What `pnpm accept` measures at one window's width, in px. */
export interface Heights {
  /** Of the tiers' cards. */
  cards: number[];
  footer: number;
}

/**
 * For `@media`: on a phone, lays out an element only as it comes into view; until then it takes the
 * given height. Safari's search finds its text from 26 on.
 */
export const outOfView = (height: string): NonNullable<StyleRule['@media']> => ({
  'screen and (width < 30em)': {
    '@supports': {
      // Safari 26 was the first with anchor positioning, too.
      '(anchor-name: --any)': {
        contentVisibility: 'auto',
        containIntrinsicBlockSize: `auto ${height}`,
      },
    },
  },
});

/**
 * The height that an element takes on a phone, as a CSS length, from the heights that `pnpm accept`
 * measured: by the text's size and the window's width, in px.
 *
 * @param unit How the height grows with the text: by more than it ('rem'), or by less ('px').
 */
export function reservedHeight(of: (measured: Heights) => number, unit: 'rem' | 'px'): string {
  const lines = Object.entries(heights).map(([rem, byWidth]) => {
    const points = Object.entries(byWidth).map(
      ([width, measured]): Point => [Number(width), of(measured)],
    );
    const { start, slope } = regression(points);
    // From the default size on: items stand below each other in large text only.
    const beyond = Number(rem) - defaultSize;
    const text = beyond
      ? `${round(start / beyond)} * (1rem - ${defaultSize}px)`
      : `${round(unit === 'rem' ? start / defaultSize : start)}${unit}`;
    return `${text} + ${round(slope * 100)}vw`;
  });
  // Lines wrap more often in large text.
  return `max(${lines.join(', ')})`;
}

/** The text's size, in px, unless the visitor has set another. */
const defaultSize = 16;

type Point = readonly [x: number, y: number];

/** The straight line that is nearest to the points. */
function regression(points: readonly Point[]) {
  const mean = (of: (point: Point) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean((point) => point[0]), mean((point) => point[1])];
  const slope =
    mean((point) => (point[0] - x) * (point[1] - y)) / mean((point) => (point[0] - x) ** 2);
  return { start: y - slope * x, slope };
}

const round = (value: number) => Number(value.toFixed(1));
