import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Logo } from '../Logo/Logo.tsx';
import { exampleNavigation } from '../testing/exampleNavigation.ts';
import { boxOf } from '../testing/measure.ts';
import { SiteFooter, type SiteFooterProps } from './SiteFooter.tsx';

const onShop = vi.fn();
const navigation = exampleNavigation(onShop);

const Example = (props: Partial<SiteFooterProps>) => (
  <SiteFooter
    logo={<Logo name="Example Agency" />}
    items={navigation}
    contact={{
      heading: 'Contact',
      email: 'hello@agency.example',
      phone: '+27 (0)10 555 0100',
      website: { label: 'www.agency.example', href: 'https://www.agency.example' },
    }}
    copyright="© 2025 Example Agency"
    {...props}
  />
);

const show = (props: Partial<SiteFooterProps> = {}) => render(<Example {...props} />);

const footer = page.getByRole('contentinfo');
const link = (name: string) => footer.getByRole('link', { name });

test('it has the links, the contact details and the copyright line', async () => {
  await show();
  const links = footer.getByRole('navigation', { name: 'Footer' });
  await expect.element(links.getByRole('link', { name: 'Insights' })).toBeVisible();
  await expect.element(links.getByText('Pricing')).toBeVisible();
  await expect.element(link('Podcasting Bundles')).toHaveAttribute('aria-current', 'page');
  await expect.element(footer.getByRole('heading', { name: 'Contact' })).toBeVisible();
  await expect.element(footer.getByText('© 2025 Example Agency')).toBeVisible();
});

test('e-mail, phone and website lead to what they name', async () => {
  await show();
  await expect
    .element(link('hello@agency.example'))
    .toHaveAttribute('href', 'mailto:hello@agency.example');
  await expect.element(link('+27 (0)10 555 0100')).toHaveAttribute('href', 'tel:+27105550100');
  await expect
    .element(link('www.agency.example'))
    .toHaveAttribute('href', 'https://www.agency.example');
});

test('what is unavailable can be clicked here too', async () => {
  onShop.mockClear();
  await show();
  const shop = footer.getByRole('button', { name: /Shop/ });
  await expect.element(shop).toHaveAttribute('aria-disabled', 'true');
  shop.element().focus();
  await userEvent.keyboard('{Enter}');
  expect(onShop).toHaveBeenCalledOnce();
  await expect.element(footer.getByRole('tooltip')).toBeVisible();
});

test('a word longer than its column breaks instead of running into the next', async () => {
  await show({
    items: [{ label: 'Kliëntediensteverbeteringsprogram', href: '/x' }, ...navigation],
  });
  const word = document.createRange();
  word.selectNodeContents(link('Kliëntediensteverbeteringsprogram').element());
  const next = boxOf(footer.getByText('Pricing'));
  expect(word.getBoundingClientRect().right).toBeLessThan(next.left);
});

test('where the page reads from the right, the phone number still starts with its plus', async () => {
  document.documentElement.dir = 'rtl';
  await show();
  const text = link('+27 (0)10 555 0100').element().firstChild as Text;
  const [plus, last] = [0, text.length - 1].map((at) => {
    const character = document.createRange();
    character.setStart(text, at);
    character.setEnd(text, at + 1);
    return character.getBoundingClientRect().left;
  });
  expect(plus).toBeLessThan(last as number);
});

test('what is not given leaves no empty link, heading, list or landmark', async () => {
  const { container } = await render(<SiteFooter />);
  await expect.element(footer).toBeInTheDocument();
  for (const role of ['link', 'heading', 'list', 'navigation', 'group', 'paragraph'] as const) {
    expect(footer.getByRole(role).elements(), role).toEqual([]);
  }
  expect(container.querySelector('footer div div')).toBeNull();
});

test('contact details are those that are given', async () => {
  const { rerender } = await render(<SiteFooter contact={{ phone: '+27 10 555 0100' }} />);
  await expect.element(link('+27 10 555 0100')).toBeVisible();
  expect(footer.getByRole('link').elements()).toHaveLength(1);
  expect(footer.getByRole('heading').elements()).toEqual([]);
  await rerender(<SiteFooter contact={{ heading: 'Contact' }} items={[]} />);
  expect(footer.getByRole('heading').elements()).toEqual([]);
  expect(footer.getByRole('navigation').elements()).toEqual([]);
});

test('what else it has stands below the contact details, and the copyright may hold a link', async () => {
  await show({ children: <p>Open on Sundays</p>, copyright: <a href="/imprint">Imprint</a> });
  const [website, more] = [link('www.agency.example'), footer.getByText('Open on Sundays')].map(
    (part) => boxOf(part),
  );
  expect(more?.top).toBeGreaterThanOrEqual(website?.bottom as number);
  expect(more?.left).toBe(website?.left);
  await expect.element(link('Imprint')).toBeVisible();
});
