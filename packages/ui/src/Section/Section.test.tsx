import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { boxOf } from '../testing/helpers.ts';
import { Section } from './Section.tsx';

const box = (text: string) => boxOf(page.getByText(text));

test('a section is a landmark if it has a heading or a label', async () => {
  await render(
    <>
      <Section heading="Rooms">Three of them.</Section>
      <Section aria-label="Opening hours">From ten to ten</Section>
      <Section>By the river</Section>
    </>,
  );
  const region = (name: string) => page.getByRole('region', { name });
  await expect.element(region('Rooms').getByRole('heading')).toHaveTextContent('Rooms');
  await expect.element(region('Opening hours')).toBeVisible();
  expect(page.getByRole('region').elements()).toHaveLength(2);
});

test('`measure` limits the width of prose but not of tables', async () => {
  await render(
    <Section measure aria-label="Rooms">
      <p>Three of them.</p>
      <div>A table</div>
    </Section>,
  );
  expect(box('A table').width).toBe(1280);
  expect(box('Three of them.').width).toBeCloseTo(44.22 * 16, 1);
});

test('a block takes the place of a hidden block above it', async () => {
  for (const heading of [undefined, 'Rooms']) {
    const show = (hidden: boolean) => (
      <Section heading={heading}>
        <p hidden={hidden}>Evening</p>
        <p hidden={!hidden}>Month</p>
      </Section>
    );
    const { rerender, unmount } = await render(show(false));
    const { top } = box('Evening');
    await rerender(show(true));
    expect(box('Month').top).toBe(top);
    await unmount();
  }
});
