import type { MouseEvent } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NavigationSheet } from './NavigationSheet/NavigationSheet.tsx';
import type { NavigationItems } from './navigation.ts';
import { SiteFooter } from './SiteFooter/SiteFooter.tsx';
import { SiteHeader } from './SiteHeader/SiteHeader.tsx';
import { textsOf } from './testing/helpers.ts';

const onClick = vi.fn((event: MouseEvent) => event.preventDefault());
const onSelect = vi.fn();
beforeEach(() => vi.clearAllMocks());

const marked = (words: string) => (
  <>
    <b>{words}</b> <small>new</small>
  </>
);

const items: NavigationItems = [
  false,
  { label: 'Shop', href: '/shop', target: '_blank', rel: 'noopener', 'data-area': 'shop', onClick },
  { label: 'Rooms', href: '/rooms' },
  {
    label: marked('Visit'),
    expanded: true,
    items: [
      { label: marked('By train'), href: '/visit', rel: 'help' },
      null,
      { label: 'By car', href: '/visit' },
    ],
  },
  { label: marked('Club'), unavailable: { tooltip: 'From spring', badge: 'Soon', onSelect } },
];

test.each([
  ['header', <SiteHeader key="1" logo={null} items={items} />],
  ['sheet', <NavigationSheet key="1" items={items} />],
  ['footer', <SiteFooter key="1" items={items} />],
] as const)('%s renders each kind of entry with its props and its label', async (name, example) => {
  await render(example);
  const opener = { header: 'Visit new', sheet: 'Open menu', footer: '' }[name];
  if (opener) await page.getByRole('button', { name: opener }).click();
  expect(textsOf(page.getByRole('link'))).toEqual(['Shop', 'Rooms', 'By train new', 'By car']);
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await expect.element(link('Shop')).toHaveAttribute('target', '_blank');
  await expect.element(link('Shop')).toHaveAttribute('rel', 'noopener');
  await expect.element(link('Shop')).toHaveAttribute('data-area', 'shop');
  await expect.element(link('By train new')).toHaveAttribute('rel', 'help');
  const club = page.getByRole('button', { name: 'Club new Soon' });
  await expect.element(club).toBeDisabled();
  await expect.element(club).toHaveAccessibleDescription('From spring');
  club.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('tooltip', { name: 'From spring' })).toBeVisible();
  // Avoids Playwright's click, which would wait for the entry to be enabled and the sheet to stop moving.
  (club.element() as HTMLElement).click();
  expect(onSelect).toHaveBeenCalledTimes(2);
  // A click on an unavailable entry leaves a sheet open.
  await link('Shop').click();
  expect(onClick).toHaveBeenCalledOnce();
});

test("a link's own handler cannot keep the dropdown open", async () => {
  const chosen = vi.fn((event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  });
  const careers = { label: 'Careers', href: '/careers', onClick: chosen };
  await render(<SiteHeader logo={null} items={[{ label: 'More', items: [careers] }]} />);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Careers' }).click();
  expect(chosen).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('link', { name: 'Careers' })).not.toBeInTheDocument();
});

// @ts-expect-error An entry is a link or a group.
void ([{ label: 'Rooms', href: '/', items: [] }] satisfies NavigationItems);
