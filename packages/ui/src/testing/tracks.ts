/** How far the track under a value is filled, in per cent; undefined where there is none. */
export function fillOf(value: Element): number | undefined {
  const { content, backgroundSize } = getComputedStyle(value, '::after');
  return content === 'none' ? undefined : Math.round(Number.parseFloat(backgroundSize));
}
