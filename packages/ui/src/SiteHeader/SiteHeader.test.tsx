import { beforeEach, expect, test, vi } from 'vitest';
import { type Locator, page, type UserEventHoverOptions, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LinkProvider } from '../Link/Link.tsx';
import { preHydrate } from '../preHydration/preHydrate.ts';
import { exampleNavigation, HashLink } from '../testing/exampleNavigation.tsx';
import {
  boxesOf,
  boxOf,
  printedMedia,
  serverRendered,
  stopClock,
  styleOf,
  unscripted,
  wait,
} from '../testing/helpers.ts';
import { SiteHeader } from './SiteHeader.tsx';

const navigation = exampleNavigation(() => {});
const more = { label: 'More', items: [{ label: 'Careers', href: '/careers' }] };

const show = async () => {
  await render(
    <LinkProvider component={HashLink}>
      <SiteHeader logo={<a href="/">Example Agency</a>} items={navigation} />
      <main style={{ height: '300vh' }}>
        <h1>Podcasting Bundles</h1>
        <a href="/elsewhere">Elsewhere</a>
      </main>
    </LinkProvider>,
  );
};

const server = <SiteHeader logo={<a href="/">Example Agency</a>} items={navigation} />;
const showServer = () => {
  preHydrate();
  return serverRendered(server);
};

const banner = page.getByRole('banner');
const home = page.getByRole('link', { name: 'Home' });
const pricing = page.getByRole('button', { name: 'Pricing' });
const bundles = page.getByRole('link', { name: 'Podcasting Bundles' });
const marketing = page.getByRole('link', { name: 'Digital Marketing Bundles' });
const shop = page.getByRole('button', { name: /Shop/ });
const moreButton = page.getByRole('button', { name: 'More' });
const careers = page.getByRole('link', { name: 'Careers' });
const toggle = page.getByRole('button', { name: 'Open menu' });
const heading = page.getByRole('heading');
const elsewhere = page.getByRole('link', { name: 'Elsewhere' });
const open = () => expect.element(bundles).toBeVisible();
const closed = () => expect.element(bundles).not.toBeInTheDocument();
const stands = () => document.getAnimations().length === 0;
/** Moves the pointer and waits for `:hover`, which a busy machine applies late. */
const hover = async (target: Locator, options?: UserEventHoverOptions) => {
  await target.hover(options);
  await expect.poll(() => target.element().matches(':hover')).toBe(true);
};
/** Presses keys and waits for focus, which Radix moves in the next task. */
const leadTo = async (keys: string, target: Locator) => {
  await userEvent.keyboard(keys);
  wait(0);
  await expect.element(target).toHaveFocus();
};
const openDelay = 80;
const closeDelay = 150;
const hoverOpen = async () => {
  await hover(pricing);
  wait(openDelay);
  await open();
};

beforeEach(stopClock);

test('hovering opens the dropdown and leaving closes it, each after a delay', async () => {
  await show();
  await hover(pricing);
  wait(openDelay - 1);
  await closed();
  await hover(heading);
  wait(1000);
  await closed();
  await hoverOpen();
  await expect.element(pricing).toHaveAttribute('aria-expanded', 'true');
  await hover(bundles);
  wait(1000);
  await open();
  await hover(heading);
  wait(closeDelay - 1);
  await hover(pricing);
  wait(1000);
  await open();
  await hover(heading);
  wait(closeDelay - 1);
  await open();
  wait(1);
  await closed();
});

test('the dropdown stays open while the pointer is in the gap below an entry', async () => {
  await show();
  await hoverOpen();
  await expect.poll(stands).toBe(true);
  const menu = page.getByRole('list').filter({ has: bundles }).last().element();
  const { left, right, top } = menu.getBoundingClientRect();
  const main = page.getByRole('navigation', { name: 'Main' });
  const box = boxOf(main);
  // Regression: a pointer at the gap's far end, below another entry, closed the dropdown.
  for (const x of [left + 20, right - 20]) {
    await main.hover({ position: { x: x - box.left, y: top - 4 - box.top } });
    await expect.poll(() => pricing.element().matches(':hover')).toBe(false);
    wait(1000);
    await open();
  }
});

test('a click pins a hovered dropdown, and a second click closes it until the next hover', async () => {
  await show();
  await hoverOpen();
  await pricing.click();
  await hover(heading);
  wait(1000);
  await open();
  await pricing.click();
  await closed();
  await hover(pricing, { position: { x: 5, y: 5 } });
  wait(1000);
  await closed();
  await hover(heading);
  await hoverOpen();
  await hover(heading);
  wait(closeDelay);
  await closed();
  await hover(pricing);
  await pricing.click();
  await pricing.click();
  wait(1000);
  await closed();
});

test('hovering another entry replaces an open dropdown unless a click has pinned it', async () => {
  await render(<SiteHeader logo={null} items={[more, ...navigation]} />);
  await hover(moreButton);
  wait(openDelay);
  await expect.element(careers).toBeVisible();
  await hoverOpen();
  wait(1000);
  await open();
  await expect.element(careers).not.toBeInTheDocument();
  await pricing.click();
  await hover(moreButton);
  wait(1000);
  await open();
  await expect.element(careers).not.toBeInTheDocument();
  await moreButton.click();
  await hover(home);
  wait(1000);
  await closed();
  await expect.element(careers).toBeVisible();
});

test('Escape closes a dropdown, and focuses the trigger unless the dropdown was only hovered', async () => {
  await show();
  elsewhere.element().focus();
  await hoverOpen();
  await userEvent.keyboard('{Escape}');
  await closed();
  await expect.element(elsewhere).toHaveFocus();
  await pricing.click();
  await userEvent.keyboard('{Tab}');
  await expect.element(bundles).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await closed();
  await expect.element(pricing).toHaveFocus();
  // Imitates Safari, where a click does not focus the trigger.
  (pricing.element() as HTMLElement).blur();
  (pricing.element() as HTMLElement).click();
  await open();
  wait(1000);
  await userEvent.keyboard('{Escape}');
  await closed();
  await expect.element(pricing).toHaveFocus();
  await hover(heading);
  await hoverOpen();
  (bundles.element() as HTMLElement).focus();
  await userEvent.keyboard('{Escape}');
  await closed();
  await expect.element(pricing).toHaveFocus();
});

test('a click on a link or outside closes a dropdown', async () => {
  await show();
  await hoverOpen();
  await heading.click();
  await closed();
  for (const target of [heading, shop, marketing]) {
    await pricing.click();
    await open();
    await target.click({ force: true });
    await closed();
  }
});

test('keys reach every entry and every link of a dropdown', async () => {
  await show();
  pricing.element().focus();
  await userEvent.keyboard('{Enter}');
  await open();
  expect(banner.element().querySelector('[aria-hidden][tabindex]')).toBeNull();
  await leadTo('{Tab}', bundles);
  await leadTo('{Tab}', marketing);
  await leadTo('{Shift>}{Tab}{Tab}{/Shift}', pricing);
  await leadTo('{Tab}{Tab}{Tab}', shop);
  await closed();
  await leadTo('{ArrowLeft}', pricing);
  await leadTo('{ArrowLeft}', page.getByRole('link', { name: 'Services' }));
  await leadTo('{ArrowRight}', pricing);
  await userEvent.keyboard(' ');
  await open();
  await leadTo('{ArrowDown}', bundles);
  await leadTo('{ArrowDown}', marketing);
  await leadTo('{ArrowUp}', bundles);
  await leadTo('{End}', marketing);
  await leadTo('{Home}', bundles);
  await leadTo('{Enter}', pricing);
  await closed();
});

test('arrow keys follow the text direction, and other keys and shortcuts keep their default action', async () => {
  document.documentElement.dir = 'rtl';
  await show();
  expect(styleOf(pricing).direction).toBe('rtl');
  pricing.element().focus();
  const prevented: boolean[] = [];
  const listen = (event: KeyboardEvent) => prevented.push(event.defaultPrevented);
  addEventListener('keydown', listen);
  await leadTo('{ArrowLeft}', shop);
  // Dispatches an event, because the real keys would leave the test page.
  const keys = { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true };
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', keys));
  await userEvent.keyboard('{Escape}');
  removeEventListener('keydown', listen);
  expect(prevented).toEqual([true, false, false]);
});

test('the navigation becomes a sheet below 1024 px or if text is enlarged', async () => {
  await show();
  await pricing.click();
  await expect.element(bundles).toHaveAttribute('aria-current', 'page');
  await expect.element(marketing).not.toHaveAttribute('aria-current');
  await page.viewport(1024, 800);
  await expect.element(pricing).toBeVisible();
  await expect.element(toggle).not.toBeInTheDocument();
  await page.viewport(1023, 800);
  await expect.element(toggle).toBeVisible();
  await expect.element(pricing).not.toBeInTheDocument();
  await page.viewport(1280, 800);
  document.documentElement.style.fontSize = '200%';
  await expect.element(toggle).toBeVisible();
});

const inSight = () => expect.poll(() => stands() && boxOf(banner).top).toBe(0);
const away = () => expect.poll(() => stands() && boxOf(banner).bottom).toBe(0);

test('an open sheet or dropdown closes if resizing the window hides its button', async () => {
  await page.viewport(800, 800);
  await show();
  await toggle.click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await expect.element(sheet).toBeVisible();
  await page.viewport(1280, 800);
  await expect.element(sheet).not.toBeInTheDocument();
  // The menu button is hidden now, so focus moves to the nearest visible element before it.
  await expect.poll(() => document.activeElement?.closest('header')).toBe(banner.element());
  await pricing.click();
  await open();
  const button = pricing.element();
  await page.viewport(800, 800);
  await expect.poll(() => button.ariaExpanded).toBe('false');
});

test.each([800, 1100])('a page printed %i px wide shows no menu button', async (width) => {
  await page.viewport(width, 800);
  const header = <SiteHeader logo="Example" items={navigation} actions={<p>Call us</p>} />;
  await render(header);
  await expect.element(toggle).toBeVisible();
  await printedMedia();
  await expect.element(toggle).not.toBeInTheDocument();
});

test('a phone’s header is visible while it has keyboard focus', async () => {
  await page.viewport(360, 640);
  await show();
  await toggle.click();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect.element(toggle).toHaveFocus();
  scrollTo(0, 500);
  // Focus that a tap has left in the header does not keep the header visible.
  await away();
  elsewhere.element().focus({ preventScroll: true });
  await leadTo('{Shift>}{Tab}{/Shift}', toggle);
  await inSight();
  expect(scrollY).toBe(500);
  const moved = new Promise((done) => addEventListener('scroll', done, { once: true }));
  scrollTo(0, 700);
  await moved;
  expect([stands(), boxOf(banner).top]).toEqual([true, 0]);
  (toggle.element() as HTMLElement).blur();
  const end = document.documentElement.scrollHeight - innerHeight;
  scrollTo(0, end);
  await away();
  const at = vi.spyOn(window, 'scrollY', 'get');
  for (const y of [end + 90, end + 40, end]) {
    at.mockReturnValue(y);
    dispatchEvent(new Event('scroll'));
  }
  expect([stands(), boxOf(banner).bottom]).toEqual([true, 0]);
  at.mockRestore();
  scrollTo(0, end - 10);
  await inSight();
});

test('focus scrolls to a header that large text keeps from sticking', async () => {
  await page.viewport(360, 640);
  await show();
  document.documentElement.style.fontSize = '200%';
  scrollTo(0, 500);
  await expect.poll(() => boxOf(banner).bottom).toBeLessThan(0);
  toggle.element().focus();
  await expect.poll(() => boxOf(banner).bottom).toBeGreaterThan(0);
});

test('a page’s scroll padding stays the same when one header replaces another', async () => {
  const stickyTop = () => styleOf(document.documentElement).scrollPaddingTop;
  const { rerender } = await render(<SiteHeader key="old" logo="Old" />);
  const room = stickyTop();
  await rerender([<SiteHeader key="old" logo="Old" />, <SiteHeader key="new" logo="New" />]);
  await rerender([<SiteHeader key="new" logo="New" />]);
  expect(stickyTop()).toBe(room);
});

test('a header without entries has neither a `nav` nor a menu button', async () => {
  await page.viewport(360, 640);
  const { container, rerender } = await render(<SiteHeader logo="Fernhill" />);
  const empty = container.innerHTML;
  const group = { label: 'Visit', items: undefined as never };
  for (const items of [[false, null] as const, [group]]) {
    await rerender(<SiteHeader logo="Fernhill" items={items} />);
    expect(container.innerHTML).toBe(empty);
  }
  expect(container).toHaveTextContent('Fernhill');
  expect(container.querySelector('nav, button')).toBeNull();
});

test.each([
  [1200, '100%', 2],
  [1024, '100%', 3],
  [320, '200%', 3],
  [1280, '200%', 3],
])('logo and buttons fit without overlap at %i px with text at %s', async (width, text, count) => {
  await page.viewport(width, 800);
  document.documentElement.style.fontSize = text;
  await render(
    <SiteHeader
      logo={<a href="/">Thunderbolt Podcast Agency</a>}
      items={navigation}
      actions={<button type="button">Book a visit</button>}
    />,
  );
  const parts = [
    ...boxesOf(banner.getByRole('button', { name: /Book a visit|Open menu/ })),
    boxOf(banner.getByRole('link', { name: 'Thunderbolt Podcast Agency' })),
  ];
  expect(parts).toHaveLength(count);
  expect(document.documentElement.scrollWidth).toBe(width);
  if (width >= 1024 && text === '100%') expect(boxOf(banner).height).toBe(48);
  for (const box of parts) {
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.top).toBeGreaterThan(0);
    expect(box.right).toBeLessThanOrEqual(width);
    for (const other of parts.filter((it) => it !== box)) {
      const apart = other.left >= box.right || other.right <= box.left;
      expect(apart || other.top >= box.bottom || other.bottom <= box.top).toBe(true);
    }
  }
});

test.each([1024, 1200, 1280])(
  'entries of several long words wrap without making the bar taller at %i px',
  async (width) => {
    await page.viewport(width, 800);
    const actions = width >= 1200 && <button type="button">Unverbindlich anfragen</button>;
    const label = 'Veranstaltungen und Räume';
    const entry = (href: string) => ({ label, href });
    await render(
      <SiteHeader
        logo={<a href="/">Fernhill Films</a>}
        items={[entry('/1'), { label, items: [entry('/2')] }, entry('/3'), entry('/4')]}
        actions={actions}
      />,
    );
    expect(boxOf(banner).height).toBe(48);
    expect(document.documentElement.scrollWidth).toBe(width);
    for (const item of banner
      .getByText(label)
      .elements()
      .filter((it) => it.checkVisibility())) {
      expect(boxOf(item).height).toBeLessThanOrEqual(47);
    }
  },
);

test('a phone’s header stays visible before hydration', async () => {
  const { container } = showServer();
  await page.viewport(360, 640);
  container.style.height = '300vh';
  scrollTo(0, 500);
  await expect.poll(() => scrollY).toBe(500);
  const { top, height } = boxOf(page.getByRole('banner'));
  expect([top, height]).toEqual([0, 48]);
});

test('hydration leaves an open dropdown unchanged', async () => {
  const { container, hydrate } = showServer();
  await pricing.click();
  await open();
  await expect.poll(() => document.getAnimations()).toEqual([]);
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(container, { attributes: true, childList: true, subtree: true });
  hydrate();
  await hover(home);
  expect(changes).toEqual([]);
  await open();
  await pricing.click();
  await closed();
});

test.each([
  ['dropdown', 1280, '[data-part="dropdown"]'],
  ['sheet', 390, 'dialog'],
])('a native control opens and closes the %s without script', async (_, width, content) => {
  const { body, defaultView } = await unscripted(server);
  (defaultView?.frameElement as HTMLIFrameElement).width = `${width}`;
  const seen = (selector: string) =>
    [...body.querySelectorAll<HTMLElement>(selector)].filter((it) => it.checkVisibility());
  // The header's only visible buttons are unavailable entries.
  expect([seen(content), seen('header button:not([aria-disabled])')]).toEqual([[], []]);
  const [summary, ...others] = seen('summary');
  expect(others).toEqual([]);
  summary?.click();
  expect(seen(content)).toHaveLength(1);
  expect(seen('header button:not([aria-disabled])')).toEqual([]);
  summary?.click();
  expect(seen(content)).toEqual([]);
});
