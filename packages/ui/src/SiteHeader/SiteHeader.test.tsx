import { beforeEach, expect, test, vi } from 'vitest';
import { type Locator, page, type UserEventHoverOptions, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LinkProvider } from '../Link/Link.tsx';
import { SiteFooter } from '../SiteFooter/SiteFooter.tsx';
import { exampleNavigation, HashLink } from '../testing/exampleNavigation.tsx';
import {
  boxesOf,
  boxOf,
  emulateMedia,
  stopClock,
  styleOf,
  textsOf,
  wait,
} from '../testing/helpers.ts';
import { SiteHeader } from './SiteHeader.tsx';

const onShop = vi.fn();
const navigation = exampleNavigation(onShop);
const soon = { label: 'Shop', unavailable: { hint: 'From spring', onSelect: onShop } };
const more = { label: 'More', items: [{ label: 'Careers', href: '/careers' }] };

const show = async () => {
  const rendered = await render(
    <LinkProvider component={HashLink}>
      <SiteHeader logo={<a href="/">Example Agency</a>} items={navigation} />
      <main>
        <h1>Podcasting Bundles</h1>
        <a href="/elsewhere">Elsewhere</a>
      </main>
    </LinkProvider>,
  );
  // Radix listens for clicks outside from the next task on.
  wait(0);
  return rendered;
};

const pricing = page.getByRole('button', { name: 'Pricing' });
const bundles = page.getByRole('link', { name: 'Podcasting Bundles' });
const marketing = page.getByRole('link', { name: 'Digital Marketing Bundles' });
const heading = page.getByRole('heading');
const careers = page.getByRole('link', { name: 'Careers' });
const open = () => expect.element(bundles).toBeVisible();
const closed = () => expect.element(bundles).not.toBeInTheDocument();
/** Moves the pointer and waits for `:hover`, which comes late on a busy machine. */
const hover = async (target: Locator, options?: UserEventHoverOptions) => {
  await target.hover(options);
  await expect.poll(() => target.element().matches(':hover')).toBe(true);
};
/** Presses a key that moves the focus, which Radix does in the next task. */
const press = async (key: string) => {
  await userEvent.keyboard(key);
  wait(0);
};
const openDelay = 80;
const closeDelay = 150;
const hoverOpen = async () => {
  await hover(pricing);
  wait(openDelay);
  await open();
};

beforeEach(() => {
  onShop.mockClear();
  stopClock();
});

test('hover opens the dropdown after a delay, and leaving closes it after another', async () => {
  await show();
  await hover(pricing);
  wait(openDelay - 1);
  await closed();
  wait(1);
  await open();
  await expect.element(pricing).toHaveAttribute('aria-expanded', 'true');
  await hover(bundles);
  wait(1000);
  await open();
  await hover(heading);
  wait(closeDelay - 1);
  await open();
  wait(1);
  await closed();
  await hoverOpen();
});

test('a pointer in the gap between entry and dropdown closes nothing', async () => {
  await show();
  await hoverOpen();
  await expect.poll(() => document.getAnimations().length).toBe(0);
  const menu = page.getByRole('list').filter({ has: bundles }).last().element();
  const { left, right, top } = menu.getBoundingClientRect();
  const main = page.getByRole('navigation', { name: 'Main' });
  const box = boxOf(main);
  // Regression: the gap's far end, below another entry, closed it.
  for (const x of [left + 20, right - 20]) {
    await main.hover({ position: { x: x - box.left, y: top - 4 - box.top } });
    await expect.poll(() => pricing.element().matches(':hover')).toBe(false);
    wait(1000);
    await open();
  }
});

test('a pointer that passes over an entry opens nothing; one that soon returns keeps it open', async () => {
  await show();
  await hover(pricing);
  await hover(heading);
  wait(1000);
  await closed();
  await hover(pricing);
  wait(openDelay);
  await hover(heading);
  await hover(pricing);
  wait(1000);
  await open();
});

test('a click after a hover pins the dropdown, another closes it until the next hover', async () => {
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
});

test('two quick clicks leave the dropdown closed', async () => {
  await show();
  await hover(pricing);
  await pricing.click();
  await pricing.click();
  wait(1000);
  await closed();
});

test('hovering over another entry leaves a pinned dropdown open; a click there moves the pin', async () => {
  await render(<SiteHeader logo={null} items={[...navigation, more]} />);
  await pricing.click();
  await hover(page.getByRole('button', { name: 'More' }));
  wait(1000);
  await open();
  await expect.element(careers).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'More' }).click();
  await hover(page.getByRole('link', { name: 'Home' }));
  wait(1000);
  await closed();
  await expect.element(careers).toBeVisible();
});

test('hovering over another dropdown closes the first and opens the other', async () => {
  await render(<SiteHeader logo={null} items={[more, ...navigation]} />);
  await hover(page.getByRole('button', { name: 'More' }));
  wait(openDelay);
  await expect.element(careers).toBeVisible();
  await hoverOpen();
  wait(1000);
  await open();
  await expect.element(careers).not.toBeInTheDocument();
});

test('once React has unmounted, CSS opens the dropdowns again', async () => {
  const { container, unmount } = await show();
  const header = container.firstElementChild as HTMLElement;
  const parent = header.parentElement as HTMLElement;
  await unmount();
  parent.append(header);
  document.body.append(parent);
  await hover(pricing);
  await open();
  parent.remove();
});

test('Escape closes a pinned dropdown and returns focus to its trigger, even if nothing had focus', async () => {
  await show();
  await pricing.click();
  await userEvent.keyboard('{Tab}');
  await expect.element(bundles).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await closed();
  await expect.element(pricing).toHaveFocus();
  // A click in Safari gives the trigger no focus.
  (pricing.element() as HTMLElement).blur();
  (pricing.element() as HTMLElement).click();
  await open();
  wait(1000);
  await userEvent.keyboard('{Escape}');
  await closed();
  await expect.element(pricing).toHaveFocus();
});

test('Escape closes a hovered dropdown and leaves the focus where it is', async () => {
  await show();
  page.getByRole('link', { name: 'Elsewhere' }).element().focus();
  await hoverOpen();
  await userEvent.keyboard('{Escape}');
  await closed();
  await expect.element(page.getByRole('link', { name: 'Elsewhere' })).toHaveFocus();
});

test('following a link in the dropdown returns focus to its trigger', async () => {
  await show();
  pricing.element().focus();
  await userEvent.keyboard('{Enter}{Tab}{Enter}');
  await closed();
  await expect.element(pricing).toHaveFocus();
});

test('a click outside, elsewhere in the header or on a link closes a dropdown', async () => {
  await show();
  // A dropdown that a tap opened before hydration counts as hovered, and no pointer leaves it.
  await hoverOpen();
  await heading.click();
  await closed();
  for (const target of [heading, page.getByRole('button', { name: /Shop/ }), marketing]) {
    await pricing.click();
    await open();
    await target.click({ force: true });
    await closed();
  }
});

test('Enter opens the dropdown; Tab moves through its links and closes it on leaving', async () => {
  await show();
  pricing.element().focus();
  await userEvent.keyboard('{Enter}');
  await open();
  expect(page.getByRole('banner').element().querySelector('[aria-hidden][tabindex]')).toBeNull();
  for (const [keys, target] of [
    ['{Tab}', bundles],
    ['{Tab}', marketing],
    ['{Shift>}{Tab}{Tab}{/Shift}', pricing],
    ['{Tab}{Tab}{Tab}', page.getByRole('button', { name: /Shop/ })],
  ] as const) {
    await userEvent.keyboard(keys);
    await expect.element(target).toHaveFocus();
  }
  await closed();
});

test('arrow keys move along the entries; they, Home and End move within the dropdown', async () => {
  await show();
  pricing.element().focus();
  const leadTo = async (key: string, target: Locator) => {
    await press(key);
    await expect.element(target).toHaveFocus();
  };
  await leadTo('{ArrowLeft}', page.getByRole('link', { name: 'Services' }));
  await leadTo('{ArrowRight}', pricing);
  await userEvent.keyboard(' ');
  await open();
  await leadTo('{ArrowDown}', bundles);
  await leadTo('{ArrowDown}', marketing);
  await leadTo('{ArrowUp}', bundles);
  await leadTo('{End}', marketing);
  await leadTo('{Home}', bundles);
});

test('in a right-to-left page the arrow keys are mirrored', async () => {
  document.documentElement.dir = 'rtl';
  await show();
  expect(styleOf(pricing).direction).toBe('rtl');
  pricing.element().focus();
  await press('{ArrowLeft}');
  await expect.element(page.getByRole('button', { name: /Shop/ })).toHaveFocus();
});

test('Alt with an arrow key keeps its default, as does Escape while the dropdown is closed', async () => {
  await show();
  pricing.element().focus();
  const prevented: boolean[] = [];
  const listen = (event: KeyboardEvent) => prevented.push(event.defaultPrevented);
  addEventListener('keydown', listen);
  await press('{ArrowRight}');
  // Dispatched: real keys would leave the test page.
  const keys = { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true };
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', keys));
  await press('{Escape}');
  removeEventListener('keydown', listen);
  expect(prevented).toEqual([true, false, false]);
});

test('the current page is marked, and the entry that contains it is highlighted', async () => {
  await show();
  const isHighlighted = (element: Element) =>
    getComputedStyle(element, '::after').content !== 'none';
  expect(isHighlighted(pricing.element())).toBe(true);
  expect(isHighlighted(page.getByRole('link', { name: 'Home' }).element())).toBe(false);
  await pricing.click();
  await expect.element(bundles).toHaveAttribute('aria-current', 'page');
  await expect.element(marketing).not.toHaveAttribute('aria-current');
});

test('an unavailable entry is disabled; focus shows its hint, a click or Enter its message', async () => {
  await render(<SiteHeader logo={null} items={[soon]} />);
  const shop = page.getByRole('button', { name: 'Shop Coming soon', exact: true });
  await expect.element(shop).toBeDisabled();
  await expect.element(shop).toHaveAccessibleDescription('From spring');
  await userEvent.keyboard('{Tab}');
  await expect.element(shop).toHaveFocus();
  await expect.element(page.getByRole('tooltip', { name: 'From spring' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  // Playwright would wait until the element is enabled.
  await shop.click({ force: true });
  expect(onShop).toHaveBeenCalledTimes(2);
});

test.each(['none', 'active'])(
  'an unavailable entry is dimmer than others and has the default cursor; forced colours: %s',
  async (forced) => {
    await emulateMedia({ 'forced-colors': forced });
    await render(<SiteHeader logo={null} items={[soon, more]} />);
    const [shop, other] = page
      .getByRole('listitem')
      .getByRole('button')
      .elements()
      .map((it) => styleOf(it));
    expect(shop?.color).not.toBe(other?.color);
    expect([shop?.cursor, other?.cursor]).toEqual(['default', 'pointer']);
  },
);

test('the navigation is shown from 1024 px, the sheet below that and for enlarged text', async () => {
  await show();
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

const toggle = page.getByRole('button', { name: 'Open menu' });

/** Renders the header on a phone, in a page three windows high. */
const showOnPhone = async () => {
  await page.viewport(360, 640);
  return render(
    <>
      <SiteHeader logo={<a href="/">Example Agency</a>} items={navigation} />
      <main style={{ height: '300vh' }}>
        <a href="/elsewhere">Elsewhere</a>
      </main>
    </>,
  );
};
const headerBox = () => boxOf(page.getByRole('banner'));
const stands = () => document.getAnimations().length === 0;
const inSight = () => expect.poll(() => stands() && headerBox().top).toBe(0);
const away = () => expect.poll(() => stands() && headerBox().bottom).toBe(0);
const scrolled = () => new Promise((done) => addEventListener('scroll', done, { once: true }));

test('a hidden header returns when it receives focus, and stays during keyboard focus', async () => {
  await showOnPhone();
  page.getByRole('link', { name: 'Elsewhere' }).element().focus();
  scrollTo(0, 500);
  await away();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(toggle).toHaveFocus();
  await inSight();
  expect(scrollY).toBe(500);
  const moved = scrolled();
  scrollTo(0, 700);
  await moved;
  expect(stands()).toBe(true);
  expect(headerBox().top).toBe(0);
});

test('the header hides even if a tap left focus in it', async () => {
  await showOnPhone();
  await toggle.click();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect.element(toggle).toHaveFocus();
  scrollTo(0, 500);
  await away();
});

test('overscroll does not move the header', async () => {
  await showOnPhone();
  const end = document.documentElement.scrollHeight - innerHeight;
  scrollTo(0, end);
  await away();
  const at = vi.spyOn(window, 'scrollY', 'get');
  for (const y of [end + 90, end + 40, end]) {
    at.mockReturnValue(y);
    dispatchEvent(new Event('scroll'));
  }
  expect(stands()).toBe(true);
  expect(headerBox().bottom).toBe(0);
  at.mockRestore();
  scrollTo(0, end - 10);
  await inSight();
});

test('in large text, where bars do not stick, focus scrolls to the header', async () => {
  await showOnPhone();
  document.documentElement.style.fontSize = '200%';
  scrollTo(0, 500);
  await expect.poll(() => headerBox().bottom).toBeLessThan(0);
  toggle.element().focus();
  await expect.poll(() => headerBox().bottom).toBeGreaterThan(0);
});

test('a phone has a sheet of the items with the given labels, or the one in `sheet`', async () => {
  await page.viewport(360, 640);
  const labels = { open: 'More', menu: 'Rooms', close: 'Less' };
  const { rerender } = await render(<SiteHeader logo={null} items={navigation} labels={labels} />);
  await page.getByRole('button', { name: 'More' }).click();
  const sheet = page.getByRole('dialog', { name: 'Rooms' });
  await expect.element(sheet.getByRole('link', { name: 'Contact us' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Less' }).click();
  await rerender(
    <SiteHeader logo={null} items={navigation} sheet={<button type="button">All pages</button>} />,
  );
  await expect.element(page.getByRole('button')).toHaveTextContent('All pages');
});

test('falsy entries are skipped, and links of a group may share an address', async () => {
  const isOpen = false as boolean;
  const items = [
    isOpen && { label: 'Shop', href: '/shop' },
    undefined,
    { label: 'Home', href: '/' },
    {
      label: 'Visit',
      items: [{ label: 'By car', href: '/visit' }, null, { label: 'By train', href: '/visit' }],
    },
  ];
  await render(
    <>
      <SiteHeader logo={null} items={items} defaultOpen="Visit" />
      <SiteFooter items={items} />
    </>,
  );
  const shown = ['Home', 'By car', 'By train'];
  expect(textsOf(page.getByRole('link'))).toEqual([...shown, ...shown]);
  await page.viewport(360, 640);
  await toggle.click();
  await page.getByRole('dialog').getByText('Visit').click();
  expect(textsOf(page.getByRole('dialog').getByRole('link'))).toEqual(shown);
});

test.each([
  ['no items', undefined],
  ['an empty list of items', []],
  ['only falsy items', [false, null] as const],
])('with %s there is neither a navigation nor a button', async (_what, items) => {
  await page.viewport(360, 640);
  await render(<SiteHeader logo={<a href="/">Fernhill</a>} items={items} />);
  await expect.element(page.getByRole('link', { name: 'Fernhill' })).toBeVisible();
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('`defaultOpen` opens a dropdown; `onOpenChange` reports each change', async () => {
  const onOpenChange = vi.fn();
  await render(
    <SiteHeader
      logo={null}
      items={[...navigation, more]}
      defaultOpen="Pricing"
      onOpenChange={onOpenChange}
    />,
  );
  await open();
  await page.getByRole('button', { name: 'More' }).click();
  await closed();
  await expect.element(careers).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(careers).not.toBeInTheDocument();
  expect(onOpenChange.mock.calls).toEqual([['More'], [null]]);
});

test('a controlled dropdown opens and closes only with `open`', async () => {
  const onOpenChange = vi.fn();
  const held = (which: string | null) => (
    <SiteHeader logo={null} items={navigation} open={which} onOpenChange={onOpenChange} />
  );
  const { rerender } = await render(held(null));
  await pricing.click();
  expect(onOpenChange).toHaveBeenLastCalledWith('Pricing');
  await closed();
  await rerender(held('Pricing'));
  await open();
  // Pinned: leaving does not close it, one click does.
  await hover(page.getByRole('link', { name: 'Home' }));
  wait(1000);
  await open();
  await pricing.click();
  expect(onOpenChange).toHaveBeenLastCalledWith(null);
  await rerender(held(null));
  await closed();
});

test.each<[width: number, fontSize: string, height?: number]>([
  [1279, '100%', 52],
  [1200, '100%', 52],
  [1199, '100%', 52],
  [1024, '100%', 52],
  [360, '100%'],
  [320, '100%'],
  [320, '200%'],
  [1280, '200%'],
])('the actions fit the window at %i px with text at %s', async (width, fontSize, height) => {
  await page.viewport(width, 800);
  document.documentElement.style.fontSize = fontSize;
  await render(
    <SiteHeader
      logo={<a href="/">Thunderbolt Podcast Agency</a>}
      items={navigation}
      actions={<button type="button">Book a visit</button>}
    />,
  );
  const banner = page.getByRole('banner');
  const parts = [
    ...boxesOf(banner.getByRole('button', { name: /Book a visit|Open menu/ })),
    boxOf(banner.getByRole('link', { name: 'Thunderbolt Podcast Agency' })),
  ];
  expect(parts).toHaveLength(width < 1200 || fontSize === '200%' ? 3 : 2);
  expect(document.documentElement.scrollWidth).toBe(width);
  if (height) expect(boxOf(banner).height).toBe(height);
  for (const box of parts) {
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(width);
    for (const other of parts.filter((it) => it !== box)) {
      const apart = other.left >= box.right || other.right <= box.left;
      expect(apart || other.top >= box.bottom || other.bottom <= box.top).toBe(true);
    }
  }
});
