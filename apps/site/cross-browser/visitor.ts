import { expect } from 'vitest';

export type Point = Record<'x' | 'y', number>;

/** A running browser with one page, whichever protocol drives it. */
export interface Browser {
  open: (address: string) => Promise<void>;
  back: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Presses and releases a key on the focused element. */
  press: (key: 'Tab' | 'Enter' | 'Escape' | 'ArrowRight') => Promise<void>;
  hover: (point: Point) => Promise<void>;
  click: (point: Point) => Promise<void>;
  /** Runs a function inside the page. It is sent as text: no imports, no outer names, only JSON. */
  evaluate: <Parameters extends readonly unknown[], Result>(
    run: (...parameters: Parameters) => Result,
    ...parameters: Parameters
  ) => Promise<Result>;
  /** Errors and warnings on the console, and uncaught exceptions, if the browser reports them. */
  consoleErrors: string[];
  close: () => Promise<void>;
}

/** An element: a selector, and the beginning of its accessible name. */
type Target = [selector: string, name: string];

/** A visitor who uses mouse and keyboard, and waits for what the page shows. */
export function visitorOf(browser: Browser, origin: string) {
  const look = (target: Target) => browser.evaluate(find, ...target);
  const waitFor = (message: string, read: () => Promise<unknown>) =>
    expect.poll(read, { message }).toBe(true);
  const is = (state: 'reachable' | 'focused' | 'checked', ...target: Target) =>
    waitFor(`${target} is ${state}`, async () => (await look(target))?.[state]);
  const reach = async (...target: Target) => {
    await is('reachable', ...target);
    return (await look(target)) ?? { x: 0, y: 0 };
  };
  // biome-ignore lint/performance/useDomNodeTextContent: only visible text counts.
  const text = () => browser.evaluate(() => document.body.innerText.replaceAll(/\s+/g, ' '));
  return {
    ...browser,
    open: (path: string) => browser.open(origin + path),
    click: async (...target: Target) => browser.click(await reach(...target)),
    hover: async (...target: Target) => browser.hover(await reach(...target)),
    /** Moves the mouse away from all elements. */
    leave: () => browser.hover({ x: 5, y: 600 }),
    tabTo: async (...target: Target) => {
      for (let presses = 0; presses < 40; presses++) {
        await browser.press('Tab');
        if ((await look(target))?.focused) return;
      }
      throw new Error(`40 presses of Tab did not lead to ${target}.`);
    },
    is,
    sees: (...target: Target) => waitFor(`sees ${target}`, async () => !!(await look(target))),
    seesNo: (...target: Target) => waitFor(`sees no ${target}`, async () => !(await look(target))),
    reads: (words: string) => expect.poll(text).toContain(words),
    readsNo: (words: string) => expect.poll(text).not.toContain(words),
    /** Waits until a function returns `true` inside the page. */
    finds: (message: string, run: () => boolean) => waitFor(message, () => browser.evaluate(run)),
  };
}

/**
 * Finds the first visible element that matches a selector and whose accessible name begins with
 * `name`, and scrolls it into view; `null` if there is none. Runs inside the page: no imports, no outer
 * names.
 */
function find(selector: string, name: string) {
  const named = (element: HTMLElement) => {
    const [label] = (element as HTMLInputElement).labels ?? [];
    // A card's heading, even while the browser skips the layout of a card out of view.
    const heading = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    const text =
      // biome-ignore lint/performance/useDomNodeTextContent: only visible text counts.
      element.ariaLabel || heading?.textContent || label?.innerText || element.innerText;
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
