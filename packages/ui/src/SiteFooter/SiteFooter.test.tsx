import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Logo } from '../Logo/Logo.tsx';
import { exampleNavigation } from '../testing/exampleNavigation.tsx';
import { boxOf, boxOfCharacter } from '../testing/helpers.ts';
import { phoneHref, SiteFooter } from './SiteFooter.tsx';

const contact = {
  heading: 'Contact',
  email: 'hello@agency.example',
  phone: '+27 (0)10 555 0100',
  website: { children: 'www.agency.example', href: 'https://www.agency.example' },
};

const footer = page.getByRole('contentinfo');
const link = (name: string) => footer.getByRole('link', { name });

test('the footer shows its lead, links, contact details, children and copyright', async () => {
  await render(
    <SiteFooter
      lead={<Logo name="Example Agency" />}
      items={exampleNavigation(() => {})}
      contact={contact}
      copyright={<a href="/imprint">Imprint</a>}
    >
      <p>Open on Sundays</p>
    </SiteFooter>,
  );
  const links = footer.getByRole('navigation', { name: 'Footer' });
  await expect.element(footer.getByText('Example Agency', { exact: true })).toBeVisible();
  await expect.element(links.getByRole('link', { name: 'Insights' })).toBeVisible();
  await expect.element(links.getByText('Pricing')).toBeVisible();
  await expect.element(link('Podcasting Bundles')).toHaveAttribute('aria-current', 'page');
  await expect.element(footer.getByRole('heading', { name: 'Contact' })).toBeVisible();
  for (const [name, href] of [
    ['hello@agency.example', 'mailto:hello@agency.example'],
    ['+27 (0)10 555 0100', 'tel:+27105550100'],
    ['www.agency.example', 'https://www.agency.example'],
    ['Imprint', '/imprint'],
  ] as const) {
    await expect.element(link(name)).toHaveAttribute('href', href);
  }
  expect(boxOf(link('Imprint')).height).toBeGreaterThanOrEqual(24);
  const more = boxOf(footer.getByText('Open on Sundays'));
  expect(more.top).toBeGreaterThanOrEqual(boxOf(link('www.agency.example')).bottom);
  // In right-to-left text, the phone number still starts with its plus sign.
  document.documentElement.dir = 'rtl';
  const phone = link('+27 (0)10 555 0100').element().firstChild as Text;
  const [plus, last] = [0, phone.length - 1].map((at) => boxOfCharacter(phone, at).left);
  expect(plus).toBeLessThan(last as number);
});

test('missing props leave no empty elements', async () => {
  const { container, rerender } = await render(<SiteFooter />);
  await expect.element(footer).toBeInTheDocument();
  for (const role of ['link', 'heading', 'list', 'navigation', 'group', 'paragraph'] as const) {
    expect(footer.getByRole(role).elements(), role).toEqual([]);
  }
  expect(container.querySelector('footer div div')).toBeNull();
  await rerender(<SiteFooter contact={{ phone: '+27 10 555 0100' }} />);
  await expect.element(link('+27 10 555 0100')).toBeVisible();
  expect(footer.getByRole('link').elements()).toHaveLength(1);
  expect(footer.getByRole('heading').elements()).toEqual([]);
  await rerender(<SiteFooter contact={{ phone: 'call me' }} />);
  await expect.element(footer.getByText('call me')).toBeVisible();
  expect(footer.getByRole('link').elements()).toEqual([]);
  await rerender(<SiteFooter contact={{ heading: 'Contact' }} items={[]} />);
  expect(footer.getByRole('heading').elements()).toEqual([]);
  expect(footer.getByRole('navigation').elements()).toEqual([]);
});

test.each([
  ['+27 (0)10 555 0100', 'tel:+27105550100'],
  ['(030) 555.01–00', 'tel:0305550100'],
  ['(0)30 555', 'tel:030555'],
  ['+27 10 555 0100 / 0101', undefined],
  ['0800 FLOWERS', undefined],
  ['', undefined],
])('the href for phone number %j is %j', (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});
