import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { exampleNavigation } from '../testing/exampleNavigation.tsx';
import { boxOf, serverRendered } from '../testing/helpers.ts';
import { SiteHeader } from './SiteHeader.tsx';

const navigation = exampleNavigation(() => {});
const header = <SiteHeader logo={<a href="/">Example Agency</a>} items={navigation} />;

const pricing = page.getByRole('button', { name: 'Pricing' });
const bundles = page.getByRole('link', { name: 'Podcasting Bundles' });

let container: HTMLElement;
let hydrate: () => void;
beforeEach(() => {
  ({ container, hydrate } = serverRendered(header));
});

test('without script the header stays visible on a phone', async () => {
  await page.viewport(360, 640);
  container.style.height = '300vh';
  scrollTo(0, 500);
  await expect.poll(() => scrollY).toBe(500);
  const { top, height } = boxOf(page.getByRole('banner'));
  expect([top, height]).toEqual([0, 48]);
});

test('without script, hovering or focusing an entry shows its links', async () => {
  await expect.element(bundles).not.toBeInTheDocument();
  await pricing.hover();
  await expect.element(bundles).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).hover();
  await expect.element(bundles).not.toBeInTheDocument();
  pricing.element().focus();
  await expect.element(bundles).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(bundles).toHaveFocus();
});

test('after hydration focus opens no dropdown, a click does', async () => {
  await page.getByRole('link', { name: 'Home' }).hover();
  hydrate();
  await expect.element(page.getByRole('navigation')).toHaveAttribute('data-hydrated');
  pricing.element().focus();
  await expect.element(bundles).not.toBeInTheDocument();
  await pricing.click();
  await expect.element(bundles).toBeVisible();
});

test('a dropdown opened by keyboard focus before hydration stays open', async () => {
  pricing.element().focus();
  await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}');
  await expect.element(bundles).toBeVisible();
  hydrate();
  await expect.element(pricing).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(bundles).not.toBeInTheDocument();
});

test('a dropdown clicked open before hydration stays open, and a repeated click pins it', async () => {
  await pricing.click();
  hydrate();
  await expect.element(pricing).toHaveAttribute('aria-expanded', 'true');
  (pricing.element() as HTMLElement).click();
  await page.getByRole('link', { name: 'Home' }).hover();
  await expect.element(pricing).toHaveAttribute('aria-expanded', 'true');
});

test('a click repeated after hydration does not close a dropdown with focus inside', async () => {
  pricing.element().focus();
  await userEvent.keyboard('{Enter}{Tab}');
  await expect.element(bundles).toHaveFocus();
  hydrate();
  await expect.element(pricing).toHaveAttribute('aria-expanded', 'true');
  (pricing.element() as HTMLElement).click();
  await expect.element(bundles).toHaveFocus();
  await expect.element(pricing).toHaveAttribute('aria-expanded', 'true');
});
