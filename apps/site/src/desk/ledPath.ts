interface Led {
  width: number;
  height: number;
  gap: number;
  /** The number of lights in the highest column. */
  rows: number;
}

/** An SVG path that stacks `columns[i]` rectangles in column `i`, from the bottom up. */
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
