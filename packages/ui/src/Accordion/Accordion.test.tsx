import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { printedMedia } from '../testing/media.ts';
import { Accordion, type AccordionProps } from './Accordion.tsx';

const items = [
  { heading: 'Can I park?', content: 'In the yard.', id: 'parking' },
  { heading: 'Is there a piano?', content: <p>In every room.</p> },
];

const show = (props: Partial<AccordionProps> = {}) =>
  render(<Accordion items={items} {...props} />);
const parking = page.getByText('In the yard.');
const piano = page.getByText('In every room.');

test('questions open on their answers, one at a time if it is exclusive', async () => {
  const { rerender } = await show();
  const openBoth = async () => {
    await expect.element(parking).not.toBeVisible();
    await page.getByText('Can I park?').click();
    await expect.element(parking).toBeVisible();
    await page.getByText('Is there a piano?').click();
    await expect.element(piano).toBeVisible();
  };
  await openBoth();
  await expect.element(parking).toBeVisible();
  await rerender(<Accordion key="exclusive" items={items} exclusive />);
  await openBoth();
  await expect.element(parking).not.toBeVisible();
});

test('its questions are no headings where it has no rank', async () => {
  await show();
  expect(page.getByRole('heading').elements()).toEqual([]);
});

test('a link to an answer opens it, and its question is in sight', async () => {
  const before = location.href;
  onTestFinished(() => history.replaceState(null, '', before));
  await render(
    <>
      <a href="#parking">Parking</a>
      <div style={{ height: 3000 }} />
      <Accordion items={items} />
      <div style={{ height: 3000 }} />
    </>,
  );
  await page.getByRole('link').click();
  await expect.element(parking).toBeVisible();
  const question = page.getByText('Can I park?').element();
  await expect.poll(() => question.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  expect(question.getBoundingClientRect().top).toBeLessThan(800);
});

test('a print shows every answer', async () => {
  await show();
  const isShown = () => piano.element().checkVisibility({ contentVisibilityAuto: true });
  expect(isShown()).toBe(false);
  await printedMedia();
  await expect.poll(isShown).toBe(true);
});
