import { expect, test } from 'vitest';
import { cdp, type Locator, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { exampleNavigation } from '../testing/exampleNavigation.ts';
import { boxOf } from '../testing/measure.ts';
import { withTouchScreen } from '../testing/touchScreen.ts';
import { SiteHeader } from './SiteHeader.tsx';

withTouchScreen();

/** Touches the middle of something, moves the finger up by some pixels, and lifts it. */
async function touch(target: Locator, up = 0) {
  // The tests' page is a frame.
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const { left, right, top, bottom } = boxOf(target);
  const at = (moved: number) => ({
    x: frame.left + (left + right) / 2,
    y: frame.top + (top + bottom) / 2 - moved,
  });
  const send = (type: string, touchPoints: object[]) =>
    cdp().send('Input.dispatchTouchEvent', { type, touchPoints } as never);
  await send('touchStart', [at(0)]);
  if (up) await send('touchMove', [at(up / 2)]);
  if (up) await send('touchMove', [at(up)]);
  await send('touchEnd', []);
}

test('a tap opens a dropdown; a finger that scrolls leaves it open, a tap elsewhere closes it', async () => {
  await render(
    <>
      <SiteHeader logo={null} items={exampleNavigation(() => {})} />
      <main style={{ height: 3000 }}>
        <h1 style={{ position: 'fixed', top: 600 }}>Podcasting</h1>
      </main>
    </>,
  );
  const bundles = page.getByRole('link', { name: 'Podcasting Bundles' });
  await touch(page.getByRole('button', { name: 'Pricing' }));
  await expect.element(bundles).toBeVisible();
  // A tap before the end of it would only stop the page.
  const scrolled = new Promise((ended) => addEventListener('scrollend', ended, { once: true }));
  await touch(page.getByRole('heading'), 200);
  await scrolled;
  expect(scrollY).toBeGreaterThan(100);
  await expect.element(bundles).toBeVisible();
  await touch(page.getByRole('heading'));
  await expect.element(bundles).not.toBeInTheDocument();
});
