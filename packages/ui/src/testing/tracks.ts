/** How far the track under a value is filled, in per cent; undefined without a track. */
export function fillOf(value: Element): number | undefined {
  const { content, backgroundSize } = getComputedStyle(value, '::after');
  return content === 'none' ? undefined : Math.round(Number.parseFloat(backgroundSize));
}
