import { type MouseEvent, useEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { boxOf, printedMedia, serverRendered } from '../testing/helpers.ts';
import { Accordion, type AccordionProps } from './Accordion.tsx';

// The id is not ASCII, because browsers percent-encode such ids in addresses.
const items = [
  { heading: 'Can I park?', content: 'In the yard.', id: 'parking-für-gäste' },
  { heading: 'Is there a piano?', content: <p>In every room.</p> },
];

const show = (props: Partial<AccordionProps> = {}) =>
  render(<Accordion items={items} {...props} />);
const parking = page.getByText('In the yard.');
const piano = page.getByText('In every room.');

test('a click on another question hides an open answer only if `exclusive`', async () => {
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
  expect(page.getByRole('heading').elements()).toEqual([]);
  await rerender(<Accordion key="exclusive" items={items} exclusive />);
  await openBoth();
  await expect.element(parking).not.toBeVisible();
});

const href = '#parking-für-gäste';
const route = (event: MouseEvent) => {
  event.preventDefault();
  history.pushState(null, '', href);
};
const RouterLink = () => (
  <a href={href} onClick={route}>
    Parking
  </a>
);

test.each([
  [
    'a link',
    <a key="link" href={href}>
      Parking
    </a>,
  ],
  ["a router's link", <RouterLink key="link" />],
])('%s to an answer opens it and brings it into view, even from another page', async (_, link) => {
  const faq = (
    <div key="faq" style={{ paddingBlock: 3000 }}>
      <Accordion items={items} />
    </div>
  );
  const opensInSight = async () => {
    await expect.element(parking).toBeVisible();
    await expect.poll(() => boxOf(page.getByText('Can I park?')).top).toBeGreaterThanOrEqual(0);
    expect(boxOf(parking).bottom).toBeLessThan(800);
  };
  const { rerender } = await render([link, faq]);
  await page.getByRole('link').click();
  await opensInSight();
  await rerender(link);
  await rerender(faq);
  await opensInSight();
});

/** Rerenders right after a click, before the browser fires `toggle`. */
function RouterPage() {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const renderAgain = () => flushSync(render);
    document.addEventListener('click', renderAgain);
    return () => document.removeEventListener('click', renderAgain);
  }, []);
  const linked = [...items.toReversed(), { heading: 'A lift?', content: 'No.' }];
  return (
    <>
      <RouterLink />
      <Accordion items={linked} />
    </>
  );
}

test("a router's link to an answer moves focus to its question, even if the router rerenders", async () => {
  await render(<RouterPage />);
  const question = page.getByText('Can I park?').element().closest('summary');
  for (const _ of ['closed', 'open']) {
    (page.getByRole('link').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(parking).toBeVisible();
    await expect.element(question).toHaveFocus();
  }
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByText('A lift?').element().closest('summary')).toHaveFocus();
});

test('an answer is shown on navigation to it, but not if only the query changes', async () => {
  await show();
  history.pushState(null, '', '#parking-für-gäste');
  await expect.element(parking).toBeVisible();
  const question = page.getByText('Can I park?');
  await expect.element(question.element().closest('summary')).toHaveFocus();
  await question.click();
  history.replaceState(null, '', '?view=creator#parking-für-gäste');
  await new Promise((done) => setTimeout(done));
  await expect.element(parking).not.toBeVisible();
  history.pushState(null, '', '#other');
  history.back();
  await expect.element(parking).toBeVisible();
});

test('closed answers are printed', async () => {
  await show();
  const isShown = () => piano.element().checkVisibility({ contentVisibilityAuto: true });
  expect(isShown()).toBe(false);
  await printedMedia();
  await expect.poll(isShown).toBe(true);
});

test('items can be open initially, even in the server’s HTML', async () => {
  const onValueChange = vi.fn();
  const { hydrate } = serverRendered(
    <Accordion items={items} defaultValue={['parking-für-gäste']} onValueChange={onValueChange} />,
  );
  await expect.element(parking).toBeVisible();
  await page.getByText('Is there a piano?').click();
  await expect.element(piano).toBeVisible();
  expect(onValueChange).not.toHaveBeenCalled();
  hydrate();
  await expect
    .poll(() => onValueChange.mock.lastCall)
    .toEqual([['parking-für-gäste', 'Is there a piano?']]);
  await expect.element(piano).toBeVisible();
  await page.getByText('Can I park?').click();
  await expect.element(parking).not.toBeVisible();
  expect(onValueChange.mock.calls.slice(1)).toEqual([[['Is there a piano?']]]);
});

test('controlled items open and close only when `value` changes', async () => {
  const onValueChange = vi.fn();
  const held = (...value: string[]) => (
    <Accordion items={items} exclusive value={value} onValueChange={onValueChange} />
  );
  const { rerender } = await render(held('parking-für-gäste'));
  await expect.element(parking).toBeVisible();
  for (let click = 0; click < 2; click++) {
    await page.getByText('Is there a piano?').click();
    await expect.poll(() => onValueChange.mock.lastCall).toEqual([['Is there a piano?']]);
    await expect.element(piano).not.toBeVisible();
    await expect.element(parking).toBeVisible();
    onValueChange.mockClear();
  }
  await rerender(held('Is there a piano?', 'parking-für-gäste'));
  await expect.element(piano).toBeVisible();
  await expect.element(parking).not.toBeVisible();
  expect(onValueChange).not.toHaveBeenCalled();
});
