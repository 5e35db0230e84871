import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { boxOf } from '../testing/measure.ts';
import { Section } from './Section.tsx';

const box = (text: string) => boxOf(page.getByText(text));

test('it is a landmark named by its heading, of the rank it is given', async () => {
  await render(
    <Section heading="Rooms" headingLevel={3}>
      <p>Three of them.</p>
    </Section>,
  );
  await expect.element(page.getByRole('region', { name: 'Rooms' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Rooms', level: 3 })).toBeVisible();
});

test('without a heading its label names it, and without either it is no landmark', async () => {
  await render(
    <>
      <Section label="Opening hours">From ten to ten</Section>
      <Section>By the river</Section>
    </>,
  );
  const regions = page.getByRole('region').elements();
  expect(regions.map(({ ariaLabel }) => ariaLabel)).toEqual(['Opening hours']);
});

test('a part stands further from the next than its blocks from one another', async () => {
  await render(
    <>
      <Section heading="Rooms" intro="Three of them.">
        <p>The cellar</p>
        <p>The garden</p>
      </Section>
      <Section heading="Prices" />
    </>,
  );
  const between = (above: string, below: string) => box(below).top - box(above).bottom;
  const inside = between('The cellar', 'The garden');
  expect(between('Rooms', 'Three of them.')).toBeLessThan(inside);
  expect(inside).toBeGreaterThan(0);
  expect(between('Three of them.', 'The cellar')).toBeGreaterThan(inside);
  expect(between('The garden', 'Prices')).toBeGreaterThan(between('Three of them.', 'The cellar'));
});

test('with a measure its prose is narrower than the page, its tables are not', async () => {
  await render(
    <Section measure label="Rooms">
      <p>Three of them.</p>
      <div>A table</div>
    </Section>,
  );
  expect(box('A table').width).toBe(1280);
  expect(box('Three of them.').width).toBeCloseTo(44.22 * 15, 1);
});
