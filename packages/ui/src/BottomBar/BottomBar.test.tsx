import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { boxOf } from '../testing/helpers.ts';
import { BottomBar } from './BottomBar.tsx';

const show = () =>
  render(
    <main>
      <BottomBar action={<ButtonLink href="https://agency.example/contact">Enquire</ButtonLink>}>
        Ready to tailor a plan?
      </BottomBar>
      {Array.from({ length: 40 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change.
        <p key={index}>Line {index}</p>
      ))}
    </main>,
  );

const bar = page.getByRole('region', { name: 'Next step' });
const end = page.getByText('Line 39');

test.each([
  [360, 640, true],
  [767, 360, true],
  [768, 640, false],
  [360, 200, false],
  // As narrow in em as a phone of 360 px with text at 200 %.
  [180, 640, false],
])('the bar is shown in a window of %i × %i px: %s', async (width, height, isShown) => {
  await page.viewport(width, height);
  await show();
  await expect.element(page.getByRole('link', { name: 'Enquire' })).toHaveLength(isShown ? 1 : 0);
});

test.each([
  [360, '100%'],
  [320, '100%'],
  [320, '200%'],
])(
  'the bar covers neither the page’s end nor scroll targets at %i px with text at %s',
  async (width, fontSize) => {
    await page.viewport(width, 640);
    document.documentElement.style.fontSize = fontSize;
    await show();
    const expectAtBottom = () => expect(boxOf(bar).bottom).toBe(640);
    expectAtBottom();
    const target = page.getByText('Line 30');
    target.element().scrollIntoView({ block: 'end' });
    expect(boxOf(target).bottom).toBeLessThanOrEqual(boxOf(bar).top);
    scrollTo(0, document.documentElement.scrollHeight);
    expectAtBottom();
    expect(boxOf(end).bottom).toBeLessThanOrEqual(boxOf(bar).top);
    expect(document.documentElement.scrollWidth).toBe(width);
  },
);
