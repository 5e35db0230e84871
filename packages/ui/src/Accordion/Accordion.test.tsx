import { useEffect, useReducer } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { boxOf, printedMedia, serverRendered } from '../testing/helpers.ts';
import { Accordion } from './Accordion.tsx';

const items = [
  { heading: 'Can I park?', content: 'In the yard.', id: 'parking' },
  { heading: 'Is there a piano?', content: <p>In every room.</p> },
];

const parking = page.getByText('In the yard.');
const piano = page.getByText('In every room.');

test('a click on another question hides an open answer only if `exclusive`', async () => {
  const { rerender } = await render(<Accordion items={items} />);
  const openBoth = async () => {
    await expect.element(parking).not.toBeVisible();
    await page.getByText('Can I park?').click();
    await expect.element(parking).toBeVisible();
    await page.getByText('Is there a piano?').click();
    await expect.element(piano).toBeVisible();
  };
  await openBoth();
  await expect.element(parking).toBeVisible();
  expect(page.getByRole('heading').elements()).toEqual([]);
  await rerender(<Accordion key="exclusive" items={items} exclusive />);
  await openBoth();
  await expect.element(parking).not.toBeVisible();
});

test('a link to an answer opens its item and brings the whole item into view', async () => {
  await render(
    <div style={{ paddingBlock: 3000 }}>
      <Accordion items={items} />
    </div>,
  );
  location.hash = '#parking';
  await expect.element(parking).toBeVisible();
  await expect.poll(() => boxOf(page.getByText('Can I park?')).top).toBeGreaterThanOrEqual(0);
  expect(boxOf(parking).bottom).toBeLessThan(800);
});

test('closed answers are printed', async () => {
  await render(<Accordion items={items} />);
  const isShown = () => piano.element().checkVisibility({ contentVisibilityAuto: true });
  expect(isShown()).toBe(false);
  await printedMedia();
  await expect.poll(isShown).toBe(true);
});

function RenderedTwice() {
  const [isDone, renderAgain] = useReducer(() => true, false);
  useEffect(renderAgain, []);
  const parkingOpen = items.map((item) => ({ ...item, open: item.id === 'parking' }));
  return <Accordion items={parkingOpen} aria-busy={!isDone} />;
}

test('an item keeps the state that a visitor gave it, even before hydration', async () => {
  const { container, hydrate } = serverRendered(<RenderedTwice />);
  await expect.element(parking).toBeVisible();
  await expect.element(piano).not.toBeVisible();
  for (const { heading } of items) await page.getByText(heading).click();
  hydrate();
  await expect.poll(() => container.firstElementChild?.ariaBusy).toBe('false');
  await expect.element(parking).not.toBeVisible();
  await expect.element(piano).toBeVisible();
});
