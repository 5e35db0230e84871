/**
 * Finds the first visible element that matches a selector and whose accessible name begins with
 * `name`, and scrolls it into view; `null` if there is none. Runs inside the page: no imports, no outer
 * names.
 */
export function find(selector: string, name: string) {
  const named = (element: HTMLElement) => {
    const [label] = (element as HTMLInputElement).labels ?? [];
    // biome-ignore lint/performance/useDomNodeTextContent: only visible text counts.
    const text = element.ariaLabel || label?.innerText || element.innerText;
    return text.replaceAll(/\s+/g, ' ').trim().startsWith(name);
  };
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (each) => each.checkVisibility({ visibilityProperty: true }) && named(each),
  );
  if (!element) return null;

  const moving = document.getAnimations().some(({ playState }) => playState === 'running');
  const locate = () => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const hit = document.elementFromPoint(x, y);
    return { x, y, covered: !element.contains(hit) && hit?.closest('label')?.control !== element };
  };
  if (!moving && locate().covered) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { covered, ...point } = locate();
  return {
    ...point,
    reachable: !moving && !covered,
    focused: element === document.activeElement,
    checked: (element as HTMLInputElement).checked,
  };
}
