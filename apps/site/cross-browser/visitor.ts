import { expect } from 'vitest';
import type { Key, Page } from './Browser.ts';
import { type Found, find, type Part, type Role } from './find.ts';

/** Somebody in front of the site: acts by mouse and keyboard, and sees what is shown. */
export class Visitor {
  readonly #page: Page;
  readonly #origin: string;

  constructor(page: Page, origin: string) {
    this.#page = page;
    this.#origin = origin;
  }

  open = (path: string) => this.#page.open(this.#address(path));
  reload = () => this.#page.reload();
  back = () => this.#page.back();
  resize = (width: number, height: number) => this.#page.resize(width, height);
  press = (key: Key) => this.#page.press(key);

  /** Clicks a part once it is there and nothing covers it. */
  async click(role: Role, name: string): Promise<void> {
    await this.#page.click(await this.#reach({ role, name }));
  }

  async hover(role: Role, name: string): Promise<void> {
    await this.#page.hover(await this.#reach({ role, name }));
  }

  /** Takes the mouse off everything. */
  leave = () => this.#page.hover({ x: 5, y: 600 });

  /** Presses Tab until the focus is on a part. */
  async tabTo(role: Role, name: string): Promise<void> {
    for (let presses = 0; presses < 40; presses++) {
      await this.press('Tab');
      if ((await this.#find({ role, name })).some(({ focused }) => focused)) return;
    }
    throw new Error(`40 presses of Tab did not lead to the ${role} '${name}'.`);
  }

  /** Waits until as many parts of that role and name are shown. */
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
    await this.#seesState({ role, name }, 'focused', true);
  }

  async seesChecked(role: Role, name: string, checked = true): Promise<void> {
    await this.#seesState({ role, name }, 'checked', checked);
  }

  async seesExpanded(role: Role, name: string): Promise<void> {
    await this.#seesState({ role, name }, 'expanded', true);
  }

  /** Waits until a part is shown in the window, and nothing covers it. */
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
    await expect.poll(() => this.ask(() => location.href)).toBe(this.#address(path));
  }

  /** Calls a function inside the page: no imports, no outer names. */
  ask: Page['evaluate'] = (question, ...parameters) => this.#page.evaluate(question, ...parameters);

  #address = (path: string) => new URL(path, this.#origin).href;

  // biome-ignore lint/performance/useDomNodeTextContent: only shown text counts.
  #text = () => this.ask(() => document.body.innerText.replaceAll(/\s+/g, ' '));

  #find = (part: Part): Promise<Found[]> => this.ask(find, part);

  async #seesState(
    part: Part,
    state: 'focused' | 'checked' | 'expanded',
    value: boolean,
  ): Promise<void> {
    await expect
      .poll(async () => (await this.#find(part)).map((found) => found[state]), {
        message: `whether the ${part.role} '${part.name}' is ${state}`,
      })
      .toEqual([value]);
  }

  async #reach(part: Part): Promise<Found> {
    let found: Found | undefined;
    await expect
      .poll(
        async () => {
          [found] = await this.#find(part);
          return found?.reachable;
        },
        { message: `whether the ${part.role} '${part.name}' can be reached by mouse` },
      )
      .toBe(true);
    return found as Found;
  }
}
