import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Price } from '../Price/Price.tsx';
import { groupsOf } from '../testing/exampleTiers.tsx';
import { boxOf, printedMedia, serverRendered, styleOf, textsOf } from '../testing/helpers.ts';
import { TierCard, type TierCardProps } from './TierCard.tsx';

const props: TierCardProps = {
  heading: 'Bronze',
  color: 'tier4',
  headline: { label: 'Cost of option', value: <Price>R62,450</Price> },
  groups: groupsOf('bronze'),
};

const texts = (role: 'term' | 'definition') => textsOf(page.getByRole(role));

test('the card is an article named by its heading, and each group has a heading, which may have markup', async () => {
  const groups = props.groups.map(({ label, ...rest }) => ({ ...rest, label: <b>{label}</b> }));
  await render(<TierCard {...props} heading={<em>Bronze</em>} groups={groups} />);
  const article = page.getByRole('article', { name: 'Bronze', exact: true });
  expect(textsOf(article.getByRole('heading'))).toEqual(['Bronze', 'Website', 'Social media']);
});

test('the price comes first, then each item with its value', async () => {
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

test("a headline's figure never breaks", async () => {
  await render(
    <div style={{ width: 230 }}>
      <TierCard {...props} headline={{ label: 'Cost', value: 'From R1 114 999,00' }} />
    </div>,
  );
  await expect.element(page.getByText('1 114 999,00', { exact: true })).toBeVisible();
  expect(boxOf(page.getByText('1 114 999,00', { exact: true })).height).toBeLessThan(40);
});

test('items are in two columns, in reading order, and in one column on a narrow card', async () => {
  await page.viewport(390, 844);
  await render(<TierCard {...props} />);
  const box = (term: string) => boxOf(page.getByText(term, { exact: true }));
  const [first, second] = [box('Updates per month'), box('Reporting')];
  expect(second.top).toBe(first.top);
  expect(second.left).toBeGreaterThan(first.left);
  expect(boxOf(page.getByText('Monthly', { exact: true })).left).toBe(second.left);
  await page.viewport(200, 844);
  expect(box('Reporting').left).toBe(box('Updates per month').left);
});

test('the focus ring of a link in place of a price does not touch the label above', async () => {
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
  const { bottom } = boxOf(page.getByText('Cost of option'));
  expect(link.getBoundingClientRect().top - ring).toBeGreaterThan(bottom);
});

test('a dash or a tick in place of a price has the colour of the name', async () => {
  document.documentElement.dataset.theme = 'dark';
  const cost = (value?: boolean) => ({ label: 'Cost of option', value });
  const { rerender } = await render(<TierCard {...props} headline={cost()} />);
  const colorOf = (element: Element) => getComputedStyle(element).color;
  const name = page.getByRole('heading', { level: 2 }).element();
  expect(colorOf(page.getByText('–').first().element())).toBe(colorOf(name));
  await rerender(<TierCard {...props} headline={cost(true)} />);
  const tick = page.getByRole('definition').first().element().querySelector('svg') as Element;
  expect(getComputedStyle(tick).stroke).toBe(colorOf(name));
});

test('an unknown colour looks like none', async () => {
  await render(
    <>
      <TierCard heading="Plain" groups={[]} />
      <TierCard heading="Brass" groups={[]} color={'brass' as 'tier1'} />
    </>,
  );
  vi.mocked(console.warn).mockClear();
  const [plain, brass] = page
    .getByRole('heading')
    .elements()
    .map((name) => styleOf(name.parentElement as Element).backgroundColor);
  expect(brass).toBe(plain);
});

test('the name may be a link', async () => {
  await render(<TierCard {...props} href="#bronze" />);
  const link = page.getByRole('heading', { level: 2 }).getByRole('link', { name: 'Bronze' });
  await expect.element(link).toHaveAttribute('href', '#bronze');
  await expect.element(page.getByRole('article', { name: 'Bronze', exact: true })).toBeVisible();
});

test('the summary precedes the items, other content follows them; actions are not printed', async () => {
  await render(
    <TierCard {...props} summary="All of it, smaller" actions="Enquire" footer="No obligation">
      And more
    </TierCard>,
  );
  expect(page.getByRole('article').element().textContent).toMatch(
    /^BronzeCost of optionR62,450All of it, smallerWebsite.*And moreEnquireNo obligation$/,
  );
  await printedMedia();
  await expect.element(page.getByText('All of it, smaller')).toBeVisible();
  await expect.element(page.getByText('Enquire')).not.toBeVisible();
});

/** A card with disclosures, whose groups have the ids `website` and `social`. */
const open = (...groups: string[]) => ({ ...props, id: 'bronze', defaultOpenGroups: groups });

const disclosures = () => page.getByRole('article').element().querySelectorAll('details');
const opened = () => Array.from(disclosures(), (each) => each.open);

test('a heading opens its disclosure, and `onOpenGroupsChange` reports it', async () => {
  const onChange = vi.fn();
  await render(<TierCard {...open('website')} onOpenGroupsChange={onChange} />);
  expect(opened()).toEqual([true, false]);
  await expect.element(page.getByText('Updates per month')).toBeVisible();
  await expect.element(page.getByText('Community management')).not.toBeVisible();
  await page.getByRole('heading', { name: 'Social media' }).click();
  await expect.element(page.getByText('Community management')).toBeVisible();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['website', 'social']);
});

function CardsThatShare() {
  const [openGroups, setGroups] = useState<readonly string[]>([]);
  const shared = { openGroups, onOpenGroupsChange: setGroups };
  return (
    <>
      <TierCard {...props} {...shared} heading="Silver" />
      <TierCard {...props} {...shared} />
    </>
  );
}

test('cards with the same `openGroups` open together', async () => {
  await render(<CardsThatShare />);
  await page.getByRole('heading', { name: 'Social media' }).last().click();
  const all = () => Array.from(document.querySelectorAll('details'), (each) => each.open);
  await expect.poll(all).toEqual([false, true, false, true]);
});

test('a link to the items of a group opens it', async () => {
  onTestFinished(() => history.replaceState(null, '', location.pathname));
  await render(<TierCard {...open()} />);
  location.hash = '#bronze-social';
  await expect.poll(opened).toEqual([false, true]);
});

test('a group that the visitor opened before hydration stays open', async () => {
  const onChange = vi.fn();
  const { hydrate } = serverRendered(
    <TierCard {...open('website')} onOpenGroupsChange={onChange} />,
  );
  await page.getByRole('heading', { name: 'Social media' }).click();
  hydrate();
  await expect.poll(() => onChange.mock.lastCall).toEqual([['website', 'social']]);
  expect(opened()).toEqual([true, true]);
});

test('print shows all groups', async () => {
  await render(<TierCard {...open()} />);
  const item = page.getByText('Community management').element();
  const isShown = () => item.checkVisibility({ contentVisibilityAuto: true });
  expect(isShown()).toBe(false);
  await printedMedia();
  await expect.poll(isShown).toBe(true);
});

test('at 320 px a group’s name fits on one line beside its track, which is equally long in each', async () => {
  await page.viewport(320, 640);
  const groups = ['Video', 'Social Media Management'].map((label) => ({
    id: label,
    label,
    share: 0.5,
    rows: [{ id: 'posts', label: 'Posts', value: '14' }],
  }));
  await render(
    <div style={{ padding: '0 16px' }}>
      <TierCard heading="Gold" openGroups={[]} groups={groups} />
    </div>,
  );
  const names = page.getByRole('heading', { level: 3 }).elements();
  for (const name of names) expect(boxOf(name).height).toBeLessThan(24);
  const [one, other] = names.map((name) => Number.parseFloat(styleOf(name, '::after').width));
  expect(one).toBeGreaterThan(27);
  expect(other).toBe(one);
});
