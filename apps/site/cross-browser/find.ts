/** An element as a visitor finds it: by role and accessible name. */
export interface Target {
  role: Role;
  name: string;
}

export type Role =
  | 'article'
  | 'button'
  | 'columnheader'
  | 'dialog'
  | 'heading'
  | 'link'
  | 'radio'
  | 'summary';

/** The state of a visible element. */
export interface Found {
  /** Its middle, in the window. */
  x: number;
  y: number;
  /** Nothing covers its middle, and no animation is running on the page. */
  reachable: boolean;
  focused: boolean;
  checked: boolean;
  expanded: boolean;
}

/**
 * Finds the visible elements of a role and name, and scrolls the first into the window.
 *
 * It runs inside the page: no imports, no outer names.
 */
export function find({ role, name }: Target): Found[] {
  const selectors: Record<Role, string> = {
    article: 'article',
    button: 'button',
    columnheader: 'th[scope=col]',
    dialog: 'dialog',
    heading: 'h1, h2, h3',
    link: 'a[href]',
    radio: 'input[type=radio]',
    summary: 'summary',
  };
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  const nameOf = (element: HTMLElement) => {
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    // biome-ignore lint/performance/useDomNodeTextContent: only shown text counts.
    const label = labels.map(({ innerText }) => innerText).join(' ');
    // biome-ignore lint/performance/useDomNodeTextContent: only shown text counts.
    return plain(element.ariaLabel || label || element.innerText);
  };
  const all = [...document.querySelectorAll<HTMLElement>(selectors[role])].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && nameOf(element).startsWith(name),
  );

  const moving = document.getAnimations().some(({ playState }) => playState === 'running');
  const covered = (element: HTMLElement, x: number, y: number) => {
    const top = document.elementFromPoint(x, y);
    return !element.contains(top) && top?.closest('label')?.control !== element;
  };
  const middle = (element: HTMLElement) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  };

  return all.map((element, index) => {
    const { x, y } = middle(element);
    if (index === 0 && !moving && covered(element, x, y)) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    }
    const now = middle(element);
    return {
      ...now,
      reachable: !moving && !covered(element, now.x, now.y),
      focused: element === document.activeElement,
      checked: (element as HTMLInputElement).checked,
      expanded: element.ariaExpanded === 'true',
    };
  });
}
