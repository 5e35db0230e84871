interface Led {
  width: number;
  height: number;
  gap: number;
  /** How many there are in the highest column. */
  rows: number;
}

/** A path of rectangles in columns, from the bottom up: so many in each. */
export const ledPath = ({ width, height, gap, rows }: Led, columns: readonly number[]): string =>
  columns
    .flatMap((count, column) =>
      Array.from({ length: count }, (_, row) => {
        const x = column * (width + gap);
        const y = (rows - 1 - row) * (height + gap);
        return `M${x} ${y}h${width}v${height}h-${width}z`;
      }),
    )
    .join('');
