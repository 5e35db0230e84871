import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Footnotes } from '../Footnotes/Footnotes.tsx';
import { Price } from '../Price/Price.tsx';
import { groupsOf } from '../testing/exampleTiers.tsx';
import { printedMedia } from '../testing/printedMedia.ts';
import { fillOf } from '../testing/tracks.ts';
import { TierCard, type TierCardProps } from './TierCard.tsx';

const props: TierCardProps = {
  heading: 'Bronze',
  colour: 'bronze',
  headline: { label: 'Cost of option', value: <Price>R62,450</Price> },
  groups: groupsOf('bronze'),
};

const texts = (role: 'term' | 'definition') =>
  page
    .getByRole(role)
    .elements()
    .map((element) => element.textContent);

test('it is an article named and headed by the tier, its groups one rank lower', async () => {
  await render(<TierCard {...props} />);
  const headings = page.getByRole('article', { name: 'Bronze', exact: true }).getByRole('heading');
  await expect.element(headings.first()).toHaveTextContent('Bronze');
  const ranks = headings.elements().map(({ tagName, textContent }) => [tagName, textContent]);
  expect(ranks).toEqual([
    ['H2', 'Bronze'],
    ['H3', 'Website'],
    ['H3', 'Social media'],
  ]);
});

test('each item has its value, the price before them', async () => {
  await render(<TierCard {...props} />);
  expect(texts('term')).toEqual([
    'Cost of option',
    'Updates per month',
    'Reporting',
    'Platforms1',
    'Community management',
    'Social ads2',
  ]);
  expect(texts('definition')).toEqual([
    'R62,450',
    '2',
    'Monthly',
    '2',
    '–Not included',
    '–Not included',
  ]);
});

test('the focus ring of a price on enquiry is clear of its label', async () => {
  const price = (
    <a href="#enquire">
      <Price>Enquire</Price>
    </a>
  );
  await render(<TierCard {...props} headline={{ label: 'Cost of option', value: price }} />);
  const link = page.getByRole('link', { name: 'Enquire' }).element() as HTMLElement;
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(link);
  const { outlineWidth, outlineOffset } = getComputedStyle(link);
  const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  const { bottom } = page.getByText('Cost of option').element().getBoundingClientRect();
  expect(link.getBoundingClientRect().top - ring).toBeGreaterThan(bottom);
});

test('the dash of an absent price is as readable on its colour as the name', async () => {
  document.documentElement.dataset.theme = 'dark';
  await render(<TierCard {...props} headline={{ label: 'Cost of option', value: undefined }} />);
  const colorOf = (element: Element) => getComputedStyle(element).color;
  const name = page.getByRole('heading', { level: 2 }).element();
  expect(colorOf(page.getByText('–').first().element())).toBe(colorOf(name));
});

test('items and values are side by side', async () => {
  await render(<TierCard {...props} />);
  const tops = (role: 'term' | 'definition') =>
    page
      .getByRole(role)
      .elements()
      .slice(1)
      .map((element) => element.getBoundingClientRect().top);
  expect(tops('term')).toEqual(tops('definition'));
});

test('a note is referred to by a link that the note can lead back to', async () => {
  await render(<TierCard {...props} />);
  const link = page.getByRole('link', { name: 'Note 1' });
  await expect.element(link).toHaveAttribute('href', '#note-1');
  await expect.element(link).toHaveAttribute('id', 'reference-platforms');
});

test('a track under each value that has a share is filled that far', async () => {
  await render(<TierCard {...props} />);
  expect(page.getByRole('definition').elements().map(fillOf)).toEqual([
    undefined,
    17,
    undefined,
    33,
    0,
    undefined,
  ]);
});

test('its name may lead somewhere', async () => {
  await render(<TierCard {...props} href="#bronze" />);
  const link = page.getByRole('heading', { level: 2 }).getByRole('link', { name: 'Bronze' });
  await expect.element(link).toHaveAttribute('href', '#bronze');
  await expect.element(page.getByRole('article', { name: 'Bronze', exact: true })).toBeVisible();
});

test('its summary comes before its items, its action last, and not in print', async () => {
  await render(<TierCard {...props} summary="All of it, smaller" notes="Terms" action="Enquire" />);
  expect(page.getByRole('article').element().textContent).toMatch(
    /^BronzeCost of optionR62,450All of it, smallerWebsite.*TermsEnquire$/,
  );
  await printedMedia();
  await expect.element(page.getByText('All of it, smaller')).toBeVisible();
  await expect.element(page.getByText('Enquire')).not.toBeVisible();
});

test('below its items come whatever else there is to say, its notes, its action and its footer', async () => {
  await render(
    <TierCard {...props} notes="Terms" action="Enquire" footer="No obligation">
      And more
    </TierCard>,
  );
  expect(page.getByRole('article').element().textContent).toMatch(
    /Social ads.*And moreTermsEnquireNo obligation$/,
  );
});

test('true is a tick, in the colour of its header where it is the price', async () => {
  const rows = [
    { id: 'yes', label: 'Updates', value: true },
    { id: 'no', label: 'Reporting', value: false },
    { id: 'zero', label: 'Platforms', value: 0 },
  ];
  await render(
    <TierCard
      {...props}
      headline={{ label: 'Cost of option', value: true }}
      groups={[{ id: 'website', label: 'Website', rows }]}
    />,
  );
  expect(texts('definition')).toEqual(['Included', 'Included', '–Not included', '0']);
  const [price] = page.getByRole('definition').elements();
  const tick = price?.querySelector('svg') as Element;
  expect(getComputedStyle(tick).stroke).toBe(getComputedStyle(price as Element).color);
});

test('its header takes any colours, its sticking name too', async () => {
  const sheet = document.createElement('style');
  sheet.textContent =
    '.sea { --ui-color-header: rgb(0 60 90); --ui-color-on-header: rgb(240 250 255) }';
  document.head.append(sheet);
  onTestFinished(() => sheet.remove());
  await page.viewport(740, 360);
  await render(<TierCard {...props} colour={undefined} className="sea" />);
  const { backgroundColor, color } = getComputedStyle(
    page.getByRole('heading', { name: 'Bronze' }).element(),
  );
  expect([backgroundColor, color]).toEqual(['rgb(0, 60, 90)', 'rgb(240, 250, 255)']);
});

test.each([
  [1, ['H1', 'H2']],
  [6, ['H6', 'H6']],
] as const)(
  'with the rank %i there is no rank that does not exist',
  async (headingLevel, ranks) => {
    await render(<TierCard {...props} headingLevel={headingLevel} />);
    const headings = page.getByRole('heading').elements();
    expect([...new Set(headings.slice(0, 2).map(({ tagName }) => tagName))]).toEqual([
      ...new Set(ranks),
    ]);
  },
);

test.each<[unknown, RegExp]>([
  [undefined, /'Bronze' has no `groups`/],
  [[{ id: 'website', label: 'Website' }], /the group 'Website' has no `rows`/],
])('without items there is a card, and a warning', async (groups, warning) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await render(<TierCard {...props} groups={groups as TierCardProps['groups']} />);
  expect(warn.mock.calls).toEqual([[expect.stringMatching(warning)]]);
  warn.mockClear();
  await expect.element(page.getByRole('article', { name: 'Bronze' })).toBeVisible();
});

test('its notes come after its items, inside the card', async () => {
  const notes = [{ noteId: 'note', text: 'Separate from the package cost.', references: [] }];
  await render(<TierCard {...props} notes={<Footnotes notes={notes} headingLevel={3} />} />);
  const headings = page.getByRole('article').getByRole('heading').elements();
  expect(headings.at(-1)).toHaveTextContent('Notes');
});

test('its name and price stick while its items scroll', async () => {
  document.documentElement.style.setProperty('--ui-size-sticky-top', '7.5rem');
  await render(
    <div style={{ paddingBlock: '400px 1500px' }}>
      <TierCard {...props} />
    </div>,
  );
  const top = () => page.getByRole('heading', { level: 2 }).element().getBoundingClientRect().top;
  const { height } = page.getByRole('article').element().getBoundingClientRect();
  for (const scrolled of [20, height - 200]) {
    window.scrollTo(0, 400 + scrolled);
    await expect.poll(top).toBeGreaterThanOrEqual(16 * (4 + 3.5));
    expect(top()).toBeLessThan(150);
  }
});

test('nothing is cut off or pushed out when it is narrow', async () => {
  const { container } = await render(
    <div style={{ width: '240px' }}>
      <TierCard
        {...props}
        heading="Onbepaaldelewenslangebedryfsbundel"
        headline={{ label: 'Cost of option', value: <Price>R1 114 999,00 pm</Price> }}
        groups={[
          {
            id: 'a',
            label: 'Onderhandelingsverantwoordelikheidsverklaring',
            rows: [
              {
                id: 'b',
                label: 'Transaksieverwerkingstelselbestuur',
                value: 'Onderhandelingsverantwoordelikheid',
              },
            ],
          },
        ]}
      />
    </div>,
  );
  expect(container.firstElementChild?.scrollWidth).toBe(240);
});

test('its headings take the rank they are given, and its words another language', async () => {
  await render(
    <TierCard
      {...props}
      headingLevel={3}
      labels={{ excluded: 'Nie ingesluit nie', note: 'Nota {number}' }}
    />,
  );
  await expect.element(page.getByRole('heading', { level: 4, name: 'Website' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Nota 2' })).toBeVisible();
  expect(texts('definition').at(-1)).toBe('–Nie ingesluit nie');
});

test('in a short window its name alone sticks', async () => {
  await page.viewport(740, 360);
  await render(<TierCard {...props} />);
  const top = (element: Element) => element.getBoundingClientRect().top;
  const heading = page.getByRole('heading', { name: 'Bronze' }).element();
  scrollTo(0, 200);
  expect(top(heading)).toBeGreaterThanOrEqual(0);
  expect(top(page.getByText('Cost of option').element())).toBeLessThan(0);
  scrollTo(0, 0);
});
