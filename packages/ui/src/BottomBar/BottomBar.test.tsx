import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { boxOf } from '../testing/helpers.ts';
import { BottomBar, type BottomBarProps } from './BottomBar.tsx';

const show = (props?: Partial<BottomBarProps>) =>
  render(
    <>
      <p>Welcome</p>
      <main>
        <div style={{ height: '200vh' }}>Page</div>
        <p id="last">The last line</p>
        <BottomBar
          id="bar"
          {...props}
          action={<ButtonLink href="https://agency.example/contact">Enquire</ButtonLink>}
        >
          Ready to tailor a plan?
        </BottomBar>
      </main>
      <p id="end" style={{ marginBlockStart: '8rem' }}>
        The end
      </p>
    </>,
  );

const bar = () => document.getElementById('bar') as HTMLElement;
const lastLine = page.getByText('The last line');
const end = page.getByText('The end');

test('the bar is at the bottom of a narrow window, hidden from md up', async () => {
  await page.viewport(767, 800);
  await show();
  await expect.element(link).toBeVisible();
  await expect.element(page.getByText('Ready to tailor a plan?')).toBeVisible();
  expect(boxOf(bar()).bottom).toBe(800);
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
    const bottomOf = (line: typeof lastLine) => Math.floor(boxOf(line).bottom);
    expect(bottomOf(lastLine)).toBeLessThanOrEqual(boxOf(bar()).top);
    // It remains at the end of its parent.
    toEnd();
    await expect.poll(() => bottomOf(end)).toBeLessThanOrEqual(800);
    expect(boxOf(bar()).bottom).toBeLessThan(boxOf(end).top);
    expect(bottomOf(lastLine)).toBeLessThanOrEqual(boxOf(bar()).top);
    expect(document.documentElement.scrollWidth).toBe(width);
  },
);

const link = page.getByRole('link', { name: 'Enquire' });
const toEnd = () => scrollTo(0, document.documentElement.scrollHeight);

test('the bar hides at the element in `hideNear` and below it, unless it has focus', async () => {
  await page.viewport(360, 800);
  await show({ hideNear: 'last' });
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
  lastLine.element().scrollIntoView();
  await expect.element(bar()).toHaveAttribute('data-away');
  await expect.poll(() => bar().getAnimations()).toEqual([]);
  await expect.element(bar()).toBeVisible();
  expect(boxOf(bar()).bottom).toBe(800);
  (link.element() as HTMLElement).blur();
  await expect.element(bar()).not.toBeVisible();
});

test('of several observations at once, as on a busy page, the last applies', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  let report: ((entries: object[]) => void) | undefined;
  class Observer {
    constructor(callback: typeof report) {
      report = callback;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  await show({ hideNear: 'last' });
  report?.([{ isIntersecting: false }, { isIntersecting: true }]);
  await expect.element(bar()).toHaveAttribute('data-away');
});
