import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { boxesOf, boxOf, textsOf } from '../testing/measure.ts';
import { printedMedia } from '../testing/media.ts';
import { BundleCard, type BundleCardProps } from './BundleCard.tsx';

const props: BundleCardProps = {
  heading: 'Elite',
  level: 3,
  prices: [
    { quantity: '1 episode', detail: 'per month', price: 'R17 450 pm' },
    { quantity: '2 episodes', detail: 'per month', price: 'R9 999 pm' },
  ],
  items: ['Up to 5 reels', { text: 'Transcript', included: false }],
  turnaround: '10 working days',
  action: { href: 'https://agency.example/contact#form', label: 'Enquire' },
};

const texts = (role: 'term' | 'definition') => textsOf(page.getByRole(role));

test('it is an article named by heading and level', async () => {
  await render(<BundleCard {...props} />);
  await expect
    .element(
      page
        .getByRole('article', { name: 'Elite Level 3', exact: true })
        .getByRole('heading', { level: 2, name: 'Elite Level 3' }),
    )
    .toBeVisible();
});

test('what its level means stands beside the level, in its heading', async () => {
  const { rerender } = await render(<BundleCard {...props} levelNote="most included" />);
  const heading = page.getByRole('heading', { level: 2 });
  await expect.element(heading).toHaveTextContent('Elite Level 3 most included');
  await rerender(<BundleCard {...props} heading="" levelNote="most included" />);
  await expect.element(heading).toHaveTextContent('Level 3 most included');
});

test('its name may lead somewhere: its heading, or without one its level', async () => {
  const linked = { ...props, href: '#elite', levelNote: 'most included' };
  const { rerender } = await render(<BundleCard {...linked} />);
  const link = page.getByRole('heading', { level: 2 }).getByRole('link');
  await expect.element(link).toHaveAttribute('href', '#elite');
  expect(link.element().textContent).toBe('Elite');
  await rerender(<BundleCard {...linked} heading="" />);
  expect(link.element().textContent).toBe('Level 3');
  await rerender(<BundleCard {...props} />);
  await expect.element(link).not.toBeInTheDocument();
});

test('each price is shown with its quantity, and the turnaround last', async () => {
  await render(<BundleCard {...props} />);
  expect(texts('term')).toEqual(['1 episode per month', '2 episodes per month', 'Turnaround']);
  expect(texts('definition')).toEqual(['R17 450 pm', 'R9 999 pm', '10 working days']);
});

test('the reading order is name, prices, link, items, note, whatever else, turnaround, footer', async () => {
  await render(
    <BundleCard {...props} featured note="Travel is quoted apart." footer="No obligation">
      And more
    </BundleCard>,
  );
  const text = page.getByRole('article').element().textContent ?? '';
  const order = [
    'Elite',
    'Level 3',
    'Popular',
    '1 episode',
    'R17 450 pm',
    'R9 999 pm',
    'Enquire',
    'What is included',
    'Up to 5 reels',
    'Not included: Transcript',
    'Travel is quoted apart.',
    'And more',
    'Turnaround',
    '10 working days',
    'No obligation',
  ].map((part) => text.indexOf(part));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test('only a featured card is marked as popular', async () => {
  const { rerender } = await render(<BundleCard {...props} />);
  await expect.element(page.getByText('Popular')).not.toBeInTheDocument();
  await rerender(<BundleCard {...props} featured />);
  await expect.element(page.getByText('Popular')).toBeVisible();
});

test('what it does not have leaves nothing behind', async () => {
  await render(<BundleCard heading="Cellar" prices={[]} items={[]} />);
  expect(page.getByRole('article', { name: 'Cellar', exact: true }).element().textContent).toBe(
    'Cellar ',
  );
  for (const role of ['term', 'list', 'link'] as const) {
    expect(page.getByRole(role).elements()).toEqual([]);
  }
});

test('a price without quantity and detail is heard as a price', async () => {
  const prices = [{ price: '£45' }, { detail: 'per month', price: <b>£90</b> }, { price: 0 }];
  await render(<BundleCard {...props} prices={prices} turnaround={undefined} />);
  expect(texts('term').map((text) => text?.trim())).toEqual(['Price', 'per month', 'Price']);
  expect(texts('definition')).toEqual(['£45', '£90', '0']);
});

test('its action may be any node', async () => {
  await render(<BundleCard {...props} action={<button type="button">Book</button>} />);
  await expect.element(page.getByRole('button', { name: 'Book', exact: true })).toBeVisible();
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
});

test("its header's action stands beside the name and is not printed", async () => {
  await render(
    <BundleCard {...props} featured headerAction={<button type="button">Share</button>} />,
  );
  const action = page.getByText('Share');
  const name = page.getByRole('heading', { level: 2 });
  expect(boxOf(action).top).toBeLessThan(boxOf(name).bottom);
  expect(boxOf(action).left).toBeGreaterThan(boxOf(page.getByText('Popular')).right);
  await printedMedia();
  await expect.element(action).not.toBeVisible();
});

test.each<[Partial<BundleCardProps>, name: string]>([
  [{}, 'Enquire about Elite, Level 3'],
  [{ level: 'Custom' }, 'Enquire about Elite, Custom'],
  [{ level: undefined }, 'Enquire about Elite'],
  [{ heading: undefined, level: 'Custom' }, 'Enquire about Custom'],
  [{ action: { href: '/', label: 'Book', accessibleName: 'Book the elite' } }, 'Book the elite'],
])('with %j its link is called %j', async (changed, name) => {
  await render(<BundleCard {...props} {...changed} />);
  await expect.element(page.getByRole('link')).toHaveAccessibleName(name);
});

test('its link leads to the address, and has the visible label', async () => {
  await render(<BundleCard {...props} />);
  const link = page.getByRole('link');
  await expect.element(link).toHaveAttribute('href', 'https://agency.example/contact#form');
  await expect.element(link).toHaveTextContent('Enquire');
});

test('in a grid that is no BundleGrid it is as high as its parts', async () => {
  await render(
    <>
      <BundleCard {...props} />
      <div style={{ display: 'grid', gap: '3rem' }}>
        <BundleCard {...props} />
      </div>
    </>,
  );
  const [alone, inGrid] = boxesOf(page.getByRole('article'));
  expect(inGrid?.height).toBe(alone?.height);
});
