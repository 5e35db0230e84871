import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { groupsOf } from '../testing/exampleTiers.tsx';
import { printedMedia, styleOf, textsOf } from '../testing/helpers.ts';
import { TierCard, type TierCardProps } from './TierCard.tsx';

const props: TierCardProps = {
  heading: 'Bronze',
  color: 'tier4',
  headline: { label: 'Cost of option', value: 'From R62,450' },
  groups: groupsOf('bronze'),
};

test('the parts are in this order: heading, price, summary, items, content, actions', async () => {
  await render(
    <TierCard {...props} href="#bronze" summary="All of it, smaller" actions="Enquire">
      And more
    </TierCard>,
  );
  const article = page.getByRole('article', { name: 'Bronze', exact: true });
  expect(textsOf(article.getByRole('heading'))).toEqual(['Bronze', 'Website', 'Social media']);
  const link = article.getByRole('heading', { level: 2 }).getByRole('link', { name: 'Bronze' });
  await expect.element(link).toHaveAttribute('href', '#bronze');
  expect(textsOf(article.getByRole('term')).join()).toBe(
    'Cost of option,Updates per month,Reporting,Platforms\u00a01,Community management,Social ads\u00a02',
  );
  expect(textsOf(article.getByRole('definition')).join()).toBe('From R62,450,2,Monthly,2,–,–');
  expect(article.element().textContent).toMatch(
    /^BronzeCost of optionFrom R62,450All of it, smallerWebsite.*And moreEnquire$/,
  );
  // A headline that is a string becomes a `Price`.
  await expect
    .element(page.getByText('R', { exact: true }))
    .toHaveAttribute('data-part', 'currency');
  await printedMedia();
  await expect.element(page.getByText('All of it, smaller')).toBeVisible();
  await expect.element(page.getByText('Enquire')).not.toBeVisible();
});

test('a group without included items is only a heading with “Not included”', async () => {
  const rows = ['Piano', 'Drum kit'].map((label) => ({ id: label, label }));
  const groups = [{ id: 'kit', label: 'Instruments', rows }, ...props.groups];
  await render(<TierCard {...props} id="bronze" groups={groups} />);
  expect(document.getElementById('bronze-kit')).toHaveTextContent('InstrumentsNot included');
  expect(page.getByText('Piano').elements()).toEqual([]);
});

test('a dash or a tick that replaces a price has the name’s colour', async () => {
  document.documentElement.dataset.theme = 'dark';
  const cost = (value?: boolean) => ({ label: 'Cost of option', value });
  const { rerender } = await render(<TierCard {...props} headline={cost()} />);
  const { color } = styleOf(page.getByRole('heading', { level: 2 }));
  expect(styleOf(page.getByText('–').first()).color).toBe(color);
  await rerender(<TierCard {...props} headline={cost(true)} />);
  const tick = page.getByRole('definition').first().element().querySelector('svg') as Element;
  expect(styleOf(tick).stroke).toBe(color);
});

const open = (...groups: string[]) => ({ ...props, id: 'bronze', defaultOpenGroups: groups });
const opened = () => Array.from(document.querySelectorAll('details'), (each) => each.open);

test('a group opens on a click, for a link to its items, and in print', async () => {
  await render(<TierCard {...open('website')} />);
  const community = page.getByText('Community management');
  await expect.element(page.getByText('Social media· 1 of 3')).toBeVisible();
  await expect.element(page.getByText('Updates per month')).toBeVisible();
  await expect.element(community).not.toBeVisible();
  await page.getByRole('heading', { name: 'Social media' }).click();
  await expect.element(community).toBeVisible();
  await page.getByRole('heading', { name: 'Website' }).click();
  await expect.poll(opened).toEqual([false, true]);
  location.hash = '#bronze-website';
  await expect.poll(opened).toEqual([true, true]);
  await page.getByRole('heading', { name: 'Social media' }).click();
  const isShown = () => community.element().checkVisibility({ contentVisibilityAuto: true });
  await expect.poll(isShown).toBe(false);
  await printedMedia();
  await expect.poll(isShown).toBe(true);
});

test('all groups, even ones added later, are open until the visitor closes one', async () => {
  const { rerender } = await render(<TierCard {...props} groups={[]} />);
  await rerender(<TierCard {...props} groups={props.groups.slice(0, 1)} />);
  expect(opened()).toEqual([true]);
  await rerender(<TierCard {...props} />);
  expect(opened()).toEqual([true, true]);
  await page.getByRole('heading', { name: 'Website' }).click();
  await expect.poll(opened).toEqual([false, true]);
  await rerender(<TierCard {...props} summary="All of it" />);
  expect(opened()).toEqual([false, true]);
});

test('a closed group counts a value of zero as included', async () => {
  const rows = [0, false, 'Two'].map((value) => ({ id: `${value}`, label: `${value}`, value }));
  await render(<TierCard {...open()} groups={[{ id: 'kit', label: 'Kit', rows }]} />);
  await expect.element(page.getByText('Kit· 2 of 3')).toBeVisible();
});
