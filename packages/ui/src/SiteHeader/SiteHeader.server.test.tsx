import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { preHydrate } from '../preHydration/preHydrate.ts';
import { exampleNavigation } from '../testing/exampleNavigation.tsx';
import { boxOf, serverRendered, unscripted } from '../testing/helpers.ts';
import { SiteHeader } from './SiteHeader.tsx';

const navigation = exampleNavigation(() => {});
const header = (
  <>
    <SiteHeader logo={<a href="/">Example Agency</a>} items={navigation} />
    <nav aria-label="Ours">
      <button type="button" aria-expanded>
        Ours
      </button>
    </nav>
  </>
);

const home = page.getByRole('link', { name: 'Home' });
const pricing = page.getByRole('button', { name: 'Pricing' });
const bundles = page.getByRole('link', { name: 'Podcasting Bundles' });
const open = () => expect.element(bundles).toBeVisible();
const closed = () => expect.element(bundles).not.toBeInTheDocument();

let container: HTMLElement;
let hydrate: () => void;
beforeEach(() => {
  ({ container, hydrate } = serverRendered(header));
  preHydrate();
});

test('without script the header stays visible on a phone', async () => {
  await page.viewport(360, 640);
  container.style.height = '300vh';
  scrollTo(0, 500);
  await expect.poll(() => scrollY).toBe(500);
  const { top, height } = boxOf(page.getByRole('banner'));
  expect([top, height]).toEqual([0, 48]);
});

test('the dropdown responds before hydration', async () => {
  await home.hover();
  home.element().focus();
  const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('listitem').elements();
  for (const _ of entries.slice(0, 4)) await userEvent.keyboard('{Tab}');
  await expect.element(pricing).toHaveFocus();
  await closed();
  for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
    await userEvent.keyboard(key);
    await open();
    await expect.element(pricing).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(key === '{ArrowDown}' ? '{ArrowDown}' : '{Tab}');
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect.element(pricing).toHaveFocus();
    await expect.element(pricing).toHaveAttribute('aria-expanded', 'false');
  }
  await pricing.hover();
  await open();
  await home.hover();
  await closed();
  await pricing.click();
  await home.hover();
  await userEvent.keyboard('{Escape}');
  await closed();
  const ours = page.getByRole('button', { name: 'Ours' });
  await expect.element(ours).toHaveAttribute('aria-expanded', 'true');
});

test('hydration leaves an open dropdown unchanged', async () => {
  await pricing.click();
  await open();
  await expect.poll(() => document.getAnimations()).toEqual([]);
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(container, { attributes: true, childList: true, subtree: true });
  hydrate();
  await home.hover();
  await expect.poll(() => home.element().matches(':hover')).toBe(true);
  expect(changes).toEqual([]);
  await open();
  await pricing.click();
  await closed();
});

test.each([
  ['dropdown', 1280, '[data-part="dropdown"]'],
  ['sheet', 390, 'dialog'],
])('without script, a native control opens and closes the %s', async (_, width, content) => {
  const { body, defaultView } = await unscripted(header);
  (defaultView?.frameElement as HTMLIFrameElement).width = `${width}`;
  const seen = (selector: string) =>
    [...body.querySelectorAll<HTMLElement>(selector)].filter((it) => it.checkVisibility());
  // Nothing else looks like a button.
  expect([seen(content), seen('header button:not([aria-disabled])')]).toEqual([[], []]);
  const [summary, ...others] = seen('summary');
  expect(others).toEqual([]);
  summary?.click();
  expect(seen(content)).toHaveLength(1);
  expect(seen('header button:not([aria-disabled])')).toEqual([]);
  summary?.click();
  expect(seen(content)).toEqual([]);
});
