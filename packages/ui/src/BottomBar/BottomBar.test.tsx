import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { boxOf } from '../testing/helpers.ts';
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

test('the bar is at the bottom of a narrow window, thinner in a short one, hidden from md up', async () => {
  await page.viewport(767, 800);
  await show();
  await expect.element(link).toBeVisible();
  await expect.element(page.getByText('Ready to tailor a plan?')).toBeVisible();
  expect(boxOf(bar()).bottom).toBe(800);
  await page.viewport(740, 360);
  expect(boxOf(bar()).height).toBeLessThanOrEqual(54);
  await page.viewport(768, 800);
  await expect.element(link).not.toBeInTheDocument();
});

test.each([
  [360, '100%'],
  [320, '100%'],
  [320, '200%'],
])(
  'at %i px and text at %s, the bar covers neither the end of the page nor scroll targets',
  async (width, fontSize) => {
    await page.viewport(width, 800);
    document.documentElement.style.fontSize = fontSize;
    // An id that is not in the page.
    await show({ hideNear: 'nowhere' });
    lastLine.element().scrollIntoView({ block: 'end' });
    const end = () => Math.floor(boxOf(lastLine).bottom);
    expect(end()).toBeLessThanOrEqual(boxOf(bar()).top);
    toEnd();
    await expect.poll(end).toBeLessThanOrEqual(boxOf(bar()).top);
    expect(document.documentElement.scrollWidth).toBe(width);
  },
);

const link = page.getByRole('link', { name: 'Enquire' });
const toEnd = () => scrollTo(0, document.documentElement.scrollHeight);

test('the bar hides at the element in `hideNear` and below it, unless it has focus', async () => {
  await page.viewport(360, 800);
  await show({ hideNear: 'end' });
  (lastLine.element() as HTMLElement).style.marginBlockEnd = '200vh';
  await expect.element(bar()).toBeVisible();
  lastLine.element().scrollIntoView();
  await expect.element(bar()).not.toBeVisible();
  toEnd();
  await expect.element(lastLine).not.toBeInViewport();
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  expect(bar()).toHaveAttribute('data-away');
  // Regression: a jump back past the element left the bar hidden.
  scrollTo(0, 0);
  await expect.element(bar()).toBeVisible();
  (link.element() as HTMLElement).focus();
  toEnd();
  await expect.element(bar()).toHaveAttribute('data-away');
  await expect.poll(() => bar().getAnimations()).toEqual([]);
  await expect.element(bar()).toBeVisible();
  expect(boxOf(bar()).bottom).toBe(800);
  (link.element() as HTMLElement).blur();
  await expect.element(bar()).not.toBeVisible();
});
