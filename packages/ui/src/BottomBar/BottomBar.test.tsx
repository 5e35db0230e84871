import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { boxOf } from '../testing/measure.ts';
import { BottomBar, type BottomBarProps } from './BottomBar.tsx';

const show = (props?: Partial<BottomBarProps>) =>
  render(
    <>
      <div style={{ height: '200vh' }}>Page</div>
      <p id="end">The last line</p>
      <BottomBar
        id="bar"
        {...props}
        action={<ButtonLink href="https://agency.example/contact">Enquire</ButtonLink>}
      >
        Ready to tailor a plan?
      </BottomBar>
    </>,
  );

const bar = () => document.getElementById('bar') as HTMLElement;
const lastLine = page.getByText('The last line');

test('it is at the bottom of a narrow window, and hidden from md up', async () => {
  await page.viewport(767, 800);
  await show();
  await expect.element(page.getByRole('link', { name: 'Enquire' })).toBeVisible();
  await expect.element(page.getByText('Ready to tailor a plan?')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Next step' })).toBeVisible();
  expect(bar().getBoundingClientRect().bottom).toBe(800);
  await page.viewport(768, 800);
  await expect.element(page.getByRole('link', { name: 'Enquire' })).not.toBeInTheDocument();
});

test.each([
  ['360 px', 360, '100%'],
  ['320 px', 320, '100%'],
  ['320 px with text twice as large', 320, '200%'],
])('the document keeps room for it at its end: %s', async (_name, width, fontSize) => {
  await page.viewport(width, 800);
  document.documentElement.style.fontSize = fontSize;
  await show();
  scrollTo(0, document.documentElement.scrollHeight);
  const end = () => Math.floor(boxOf(lastLine).bottom);
  await expect.poll(end).toBeLessThanOrEqual(bar().getBoundingClientRect().top);
  expect(document.documentElement.scrollWidth).toBe(width);
});

test('what is scrolled to is not covered by it', async () => {
  await page.viewport(360, 800);
  await show();
  lastLine.element().scrollIntoView({ block: 'end' });
  const { bottom } = boxOf(lastLine);
  expect(Math.floor(bottom)).toBeLessThanOrEqual(bar().getBoundingClientRect().top);
});

test('it is slimmer in a short window', async () => {
  await page.viewport(740, 360);
  await show();
  expect(bar().getBoundingClientRect().height).toBeLessThanOrEqual(54);
});

const link = page.getByRole('link', { name: 'Enquire' });
const toEnd = () => scrollTo(0, document.documentElement.scrollHeight);

test('it gives way to what offers the same, while that is in the window', async () => {
  await page.viewport(360, 800);
  await show({ giveWayTo: 'end' });
  await expect.element(bar()).toBeVisible();
  toEnd();
  await expect.element(bar()).not.toBeVisible();
  scrollTo(0, 0);
  await expect.element(bar()).toBeVisible();
});

test('it stays while it has the focus', async () => {
  await page.viewport(360, 800);
  await show({ giveWayTo: 'end' });
  (link.element() as HTMLElement).focus();
  toEnd();
  await expect.element(bar()).toHaveAttribute('data-away');
  await Promise.all(
    bar()
      .getAnimations()
      .map(({ finished }) => finished),
  );
  await expect.element(bar()).toBeVisible();
  expect(bar().getBoundingClientRect().bottom).toBe(800);
  (link.element() as HTMLElement).blur();
  await expect.element(bar()).not.toBeVisible();
});

test('it gives way to nothing where there is no such element', async () => {
  await page.viewport(360, 800);
  await show({ giveWayTo: 'nowhere' });
  toEnd();
  await expect.element(lastLine).toBeInViewport();
  await expect.element(bar()).toBeVisible();
});

test('without an action it is a remark', async () => {
  await page.viewport(360, 800);
  await render(<BottomBar>Open on Sundays</BottomBar>);
  await expect.element(page.getByRole('region').getByText('Open on Sundays')).toBeVisible();
});
