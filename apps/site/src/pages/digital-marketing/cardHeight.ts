import heights from './cardHeights.json' with { type: 'json' };

/**
 * The height that a tier's card takes on a phone, as a CSS length, from the heights that `pnpm accept`
 * measured: by the text's size, the window's width and the tier's position, all but the last in px.
 */
export function cardHeight(tier: number): string {
  const lines = Object.entries(heights).map(([rem, byWidth]) => {
    const points = Object.entries(byWidth).map(([width, cards]): Point => {
      const height = cards[tier] ?? cards.at(-1) ?? 0;
      return [Number(width), height];
    });
    const { start, slope } = regression(points);
    // From the default size on: items stand below each other in large text only.
    const beyond = Number(rem) - defaultSize;
    const text = beyond
      ? `${round(start / beyond)} * (1rem - ${defaultSize}px)`
      : `${round(start / defaultSize)}rem`;
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
