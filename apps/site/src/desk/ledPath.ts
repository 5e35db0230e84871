/** A light's size and the space around it, in the drawing's units; how many are in a column. */
export const led = { width: 8, height: 3, gap: 2, rows: 12 };

/** An SVG path with a line from the bottom up for each column; dashes make it `columns[i]` lights. */
export const ledPath = (columns: readonly number[]): string => {
  const pitch = led.height + led.gap;
  return columns
    .map((count, column) => {
      if (count === 0) return '';
      const x = column * (led.width + led.gap) + led.width / 2;
      return `M${x} ${led.rows * pitch - led.gap}v-${count * pitch - led.gap}`;
    })
    .join('');
};
