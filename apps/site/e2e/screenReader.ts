import type { Locator, Page } from '@playwright/test';
import { company } from '../tests/company.ts';

/**
 * What a screen reader gets of an element, as text: its accessibility tree, without the addresses
 * of links. The company's details are the owner's to change, so their keys stand for them.
 */
export async function accessibilityTree(element: Locator): Promise<string> {
  const tree = `${await element.ariaSnapshot()}\n`
    // A link that has nothing but its address below it.
    .replaceAll(/^( *)(.*):\n\1 {2}- \/url: .*$(?!\n\1 {2})/gm, '$1$2')
    .replaceAll(/\n *- \/url: .*/g, '');
  return Object.entries(details).reduce(
    (text, [key, value]) => text.replaceAll(value, `{${key}}`),
    tree,
  );
}

const { companyName, email, phone } = company;
const details = { email, website: new URL(company.website).host, phone, companyName };

declare global {
  /** The texts of live regions, in the order of their announcement. */
  var announcements: string[];
}

/** Records what the page's live regions announce from now on, and returns how to read it. */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    globalThis.announcements = [];
    const live = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], output';
    const announced = new Map<Element, string>();
    new MutationObserver((changes) => {
      const regions = changes.flatMap(({ target, addedNodes }) => [
        (target instanceof Element ? target : target.parentElement)?.closest(live),
        // An alert is announced as soon as it is there, with the text that it has then.
        ...Array.from(addedNodes, (node) => node.parentElement?.querySelector('[role="alert"]')),
      ]);
      for (const region of new Set(regions)) {
        const text = region?.textContent?.trim();
        if (!region?.checkVisibility() || !text || announced.get(region) === text) continue;
        announced.set(region, text);
        globalThis.announcements.push(text);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => globalThis.announcements);
}
