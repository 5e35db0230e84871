import { expect } from 'vitest';
import type { Browser, Key } from './Browser.ts';
import { type Found, find, type Role, type Target } from './find.ts';

/** A visitor of the site, who acts by mouse and keyboard, and sees what is shown. */
export class Visitor {
  readonly #browser: Browser;
  readonly #origin: string;

  constructor(browser: Browser, origin: string) {
    this.#browser = browser;
    this.#origin = origin;
  }

  open = (path: string) => this.#browser.open(this.#address(path));

  /** Opens a page and makes React hydrate it: pressed meanwhile, a key may come before or after. */
  async openHydrated(path: string): Promise<void> {
    await this.open(path);
    await this.press('Tab');
    const isHydrated = () => document.querySelector('nav[data-hydrated]') !== null;
    await expect.poll(() => this.evaluate(isHydrated), { message: 'hydrated' }).toBe(true);
  }

  reload = () => this.#browser.reload();
  back = () => this.#browser.back();
  resize = (width: number, height: number) => this.#browser.resize(width, height);
  press = (key: Key) => this.#browser.press(key);

  /** Clicks an element once it is visible and nothing covers it. */
  async click(role: Role, name: string): Promise<void> {
    await this.#browser.click(await this.#reach({ role, name }));
  }

  async hover(role: Role, name: string): Promise<void> {
    await this.#browser.hover(await this.#reach({ role, name }));
  }

  /** Takes the mouse off everything. */
  leave = () => this.#browser.hover({ x: 5, y: 600 });

  /** Presses Tab until an element is focused. */
  async tabTo(role: Role, name: string): Promise<void> {
    for (let presses = 0; presses < 40; presses++) {
      await this.press('Tab');
      if ((await this.#find({ role, name })).some(({ focused }) => focused)) return;
    }
    throw new Error(`40 presses of Tab did not lead to the ${role} '${name}'.`);
  }

  /** Waits until as many elements of that role and name are visible. */
  async sees(role: Role, name: string, times = 1): Promise<void> {
    await expect
      .poll(async () => (await this.#find({ role, name })).length, {
        message: `how often the ${role} '${name}' is shown`,
      })
      .toBe(times);
  }

  async seesNo(role: Role, name: string): Promise<void> {
    await this.sees(role, name, 0);
  }

  async seesFocused(role: Role, name: string): Promise<void> {
    await this.#seesState({ role, name }, 'focused');
  }

  async seesChecked(role: Role, name: string): Promise<void> {
    await this.#seesState({ role, name }, 'checked');
  }

  async seesExpanded(role: Role, name: string): Promise<void> {
    await this.#seesState({ role, name }, 'expanded');
  }

  /** Waits until an element is visible in the window, and nothing covers it. */
  async canReach(role: Role, name: string): Promise<void> {
    await this.#reach({ role, name });
  }

  async reads(text: string): Promise<void> {
    await expect.poll(() => this.#text()).toContain(text);
  }

  async readsNo(text: string): Promise<void> {
    await expect.poll(() => this.#text()).not.toContain(text);
  }

  async isAt(path: string): Promise<void> {
    await expect.poll(() => this.evaluate(() => location.href)).toBe(this.#address(path));
  }

  /** Calls a function inside the page: no imports, no outer names. */
  evaluate: Browser['evaluate'] = (run, ...parameters) =>
    this.#browser.evaluate(run, ...parameters);

  #address = (path: string) => new URL(path, this.#origin).href;

  // biome-ignore lint/performance/useDomNodeTextContent: only shown text counts.
  #text = () => this.evaluate(() => document.body.innerText.replaceAll(/\s+/g, ' '));

  #find = (target: Target): Promise<Found[]> => this.evaluate(find, target);

  async #seesState(target: Target, state: 'focused' | 'checked' | 'expanded'): Promise<void> {
    await expect
      .poll(async () => (await this.#find(target)).map((found) => found[state]), {
        message: `whether the ${target.role} '${target.name}' is ${state}`,
      })
      .toEqual([true]);
  }

  async #reach(target: Target): Promise<Found> {
    let found: Found | undefined;
    await expect
      .poll(
        async () => {
          [found] = await this.#find(target);
          return found?.reachable;
        },
        { message: `whether the ${target.role} '${target.name}' can be reached by mouse` },
      )
      .toBe(true);
    return found as Found;
  }
}
