import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LevelBadge } from '../LevelBadge/LevelBadge.tsx';
import { boxesOf, boxOf, printedMedia, styleOf, textsOf } from '../testing/helpers.ts';
import { color } from '../theme/tokens.ts';
import { OfferCard, type OfferCardProps } from './OfferCard.tsx';

const action = { href: 'https://agency.example/contact#form', children: 'Enquire' };

const props: OfferCardProps = {
  heading: 'Elite',
  meter: <LevelBadge level={3} />,
  prices: [
    { quantity: '1 episode', price: 'R17 450 pm', detail: 'R104 700 in all' },
    { quantity: '2 episodes', price: 'R9 999 pm', detail: 'R59 994 in all' },
  ],
  items: ['Up to 5 reels', { text: 'Transcript', included: false }],
  facts: [{ label: 'Turnaround', value: '10 working days' }],
  action,
};

const texts = (role: 'term' | 'definition') => textsOf(page.getByRole(role));

test('the heading and meter name the card, and `href` links the first of them', async () => {
  const linked = { ...props, href: '#elite' };
  const { rerender } = await render(<OfferCard {...linked} />);
  const article = page.getByRole('article', { name: 'Elite Level 3', exact: true });
  await expect
    .element(article.getByRole('heading', { level: 2 }))
    .toHaveTextContent('Elite Level 3');
  const link = page.getByRole('heading', { level: 2 }).getByRole('link');
  await expect.element(link).toHaveAttribute('href', '#elite');
  expect(link.element().textContent).toBe('Elite');
  await rerender(<OfferCard {...linked} heading="" />);
  expect(link.element().textContent).toBe('Level 3');
  await expect.element(page.getByRole('article')).toHaveAccessibleName('Level 3');
  await rerender(<OfferCard {...props} />);
  await expect.element(link).not.toBeInTheDocument();
});

test('the parts are in this order: name, prices, link, items, remark, children, facts', async () => {
  const facts = [...(props.facts ?? []), { label: 'Session', value: '90 minutes' }];
  await render(
    <OfferCard {...props} featured remark="Travel is quoted apart." facts={facts}>
      And more
    </OfferCard>,
  );
  expect(page.getByRole('article').element().textContent).toBe(
    [
      'Elite Level 3Popular',
      '1 episodeR17 450 pmR104 700 in all2 episodesR9 999 pmR59 994 in all',
      'Enquire',
      'What is includedIncluded: Up to 5 reelsNot included: Transcript',
      'Travel is quoted apart.And more',
      'Turnaround10 working daysSession90 minutes',
    ].join(''),
  );
  const items = page.getByRole('heading', { name: 'What is included Elite Level 3' });
  await expect.element(items).toBeVisible();
  expect(texts('term')).toEqual(['1 episode', '2 episodes', 'Turnaround', 'Session']);
  expect(texts('definition')).toHaveLength(6);
});

test('an omitted or empty prop renders nothing', async () => {
  await render(<OfferCard heading="Cellar" prices={[]} items={[false]} />);
  expect(page.getByRole('article', { name: 'Cellar', exact: true }).element().textContent).toBe(
    'Cellar',
  );
  for (const role of ['term', 'list', 'link'] as const) {
    expect(page.getByRole(role).elements()).toEqual([]);
  }
});

const figures = ['R1 114 999', 'US$ 1,200', '1.200,00 €', '14,999 ر.س'];
const formsOf = (price: string) =>
  ['', ' per month'].flatMap((unit) =>
    [undefined, '9 999 999'].flatMap((was) =>
      [undefined, 'in all 14 999 over a contract of six months'].flatMap((detail) =>
        ['12 episodes per month', undefined].map((quantity) => ({
          ...{ quantity, price: price + unit, was, detail },
        })),
      ),
    ),
  );

test.each(['ltr', 'rtl'].flatMap((dir) => [300, 340, 384].map((width) => [dir, width] as const)))(
  'in %s text, quantities and prices align in a card %i px wide',
  async (dir, width) => {
    document.documentElement.dir = dir;
    await render(
      <div style={{ width, containerType: 'inline-size' }}>
        <OfferCard heading="Elite" prices={figures.flatMap(formsOf)} />
      </div>,
    );
    const [start, end] =
      dir === 'ltr' ? (['left', 'right'] as const) : (['right', 'left'] as const);
    const shared = Array.from(document.querySelectorAll('dl > div'), (row) => {
      const edges = row.getBoundingClientRect();
      const [term, price, detail] = [...row.children].map(boxOf);
      const [was, figure] = ['s', 'span > span'].map((part) => {
        const found = row.querySelector(`dd ${part}`);
        return found ? boxOf(found) : undefined;
      });
      if (!term || !price) throw new Error('A part is missing.');
      const sharesLine = term.width > 1 && term.top < price.bottom && price.top < term.bottom;
      if (sharesLine) {
        expect(price[end]).toBeCloseTo(edges[end], 0);
        expect(term.width).toBeGreaterThanOrEqual(88);
      } else {
        expect(price[start]).toBeCloseTo(edges[start], 0);
      }
      expect((detail ?? edges)[start]).toBeCloseTo(edges[start], 0);
      if (was) expect(was.top).toBeLessThan(figure?.top ?? 0);
      if (was) expect(was[start]).toBeCloseTo(price[start], 0);
      expect(price.width).toBeLessThanOrEqual(edges.width);
      return sharesLine;
    });
    // The prices must cover both cases: some share a line with their quantity, and some do not.
    expect(new Set(shared).size).toBe(2);
  },
);

test('screen readers read “Price” before a price without a quantity', async () => {
  const prices = [{ price: '£45' }, { price: <b>£90</b>, detail: 'per month' }, { price: 0 }];
  await render(<OfferCard {...props} prices={prices} facts={[]} />);
  expect(texts('term').map((text) => text?.trim())).toEqual(['Price', 'Price', 'Price']);
  expect(texts('definition')).toEqual(['£45', '£90', 'per month', '0']);
});

test('the secondary action follows the action in its row, and is not printed', async () => {
  await render(<OfferCard {...props} secondaryAction={<button type="button">Share</button>} />);
  const action = page.getByText('Share');
  expect(boxOf(action).left).toBeGreaterThan(boxOf(page.getByRole('link')).right);
  await printedMedia();
  await expect.element(action).not.toBeVisible();
});

test('a featured card is printed on white, with an outline', async () => {
  await render(<OfferCard {...props} featured />);
  const card = page.getByRole('article');
  await printedMedia();
  expect(styleOf(card).backgroundColor).toBe(color.surface.light);
  expect(styleOf(card).outlineStyle).toBe('solid');
});

test.each<[what: string, changed: Partial<OfferCardProps>, name: string]>([
  ['a heading and a meter', {}, 'Enquire Elite Level 3'],
  ['a heading', { meter: undefined }, 'Enquire Elite'],
  ['a heading with markup', { heading: <em>Elite</em>, meter: undefined }, 'Enquire Elite'],
  ['a meter', { heading: undefined, meter: 'Custom' }, 'Enquire Custom'],
  ['an `id` of its own', { action: { ...action, id: 'book' } }, 'Enquire Elite Level 3'],
  ['an `aria-label`', { action: { ...action, 'aria-label': 'Book it' } }, 'Book it'],
])('the link of a card with %s is named %j', async (_, changed, name) => {
  await render(<OfferCard {...props} {...changed} />);
  await expect.element(page.getByRole('link')).toHaveAccessibleName(name);
});

test('the link has the text and all props of `action`, unless `action` is a node', async () => {
  const others = { target: '_blank', rel: 'nofollow', 'data-shop': 'elite' };
  const { rerender } = await render(<OfferCard {...props} action={{ ...action, ...others }} />);
  const link = page.getByRole('link');
  await expect.element(link).toHaveTextContent('Enquire');
  for (const [name, value] of Object.entries({ href: action.href, ...others })) {
    await expect.element(link).toHaveAttribute(name, value);
  }
  await rerender(<OfferCard {...props} action={<button type="button">Book</button>} />);
  await expect.element(page.getByRole('button', { name: 'Book', exact: true })).toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
});

test('a card in a plain CSS grid is only as tall as its content', async () => {
  await render(
    <>
      <OfferCard {...props} />
      <div style={{ display: 'grid', gap: '3rem' }}>
        <OfferCard {...props} />
      </div>
    </>,
  );
  const [alone, inGrid] = boxesOf(page.getByRole('article'));
  expect(inGrid?.height).toBe(alone?.height);
});
