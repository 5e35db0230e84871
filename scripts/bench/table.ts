/** Lines up the cells of each column, two spaces apart. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A verdict: whether a goal is reached, or a dot where there is none. */
export const mark = (holds: boolean | undefined): string =>
  holds === undefined ? '·' : holds ? '✓' : '✗';
