import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { compare, optimise } from './compare.ts';
import { baselineOf, type Screenshot } from './screenshots.ts';

const { SCREENSHOTS: list, STORYBOOK_ORIGIN: origin } = process.env;
if (!list || !origin) throw new Error('These tests need a list of stories. Run: pnpm visual');
const screenshots: Screenshot[] = JSON.parse(readFileSync(list, 'utf8'));

/** One page for all screenshots of a worker: a new one would load Storybook's files again. */
const test = base.extend<object, { storyPage: Page }>({
  storyPage: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      await page.clock.setFixedTime(new Date('2025-06-01T08:00:00Z'));
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

for (const screenshot of screenshots) {
  test(`${screenshot.story} (${screenshot.mode})`, async ({ storyPage }, testInfo) => {
    const png = await take(storyPage, screenshot);
    const file = join(import.meta.dirname, 'baselines', baselineOf(screenshot));
    const before = existsSync(file) ? readFileSync(file) : undefined;
    const difference = before && compare(before, png);
    if (before && !difference) return;
    if (testInfo.config.updateSnapshots === 'all') {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, optimise(png));
      return;
    }
    // The report shows attachments of these names side by side.
    const images = { expected: before, actual: png, diff: difference?.png };
    for (const [name, body] of Object.entries(images)) {
      if (body) await testInfo.attach(`story-${name}.png`, { body, contentType: 'image/png' });
    }
    expect(before, 'There is no baseline of this story').toBeDefined();
    expect(difference?.pixels, 'Pixels that differ').toBe(0);
  });
}

/** A screenshot, cropped to what the story shows. */
async function take(page: Page, screenshot: Screenshot): Promise<Buffer> {
  const { story, theme, viewport, forcedColors } = screenshot;
  await page.setViewportSize(viewport);
  await page.emulateMedia({ forcedColors, colorScheme: theme });
  await page.mouse.move(0, 0);
  await page.goto(`${origin}/iframe.html?id=${story}&viewMode=story&globals=theme:${theme}`);
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__);
  const { phase, clip } = await page.evaluate(waitForStory);
  expect(phase, 'Whether the story rendered').toBe('finished');
  return page.screenshot({ clip, fullPage: true, animations: 'disabled', caret: 'hide' });
}

/** Runs in the page: waits until the story has rendered, and measures what it shows. */
async function waitForStory() {
  // An add-on may render a finished story once more: wait until it stays finished for some frames.
  let phase: string | undefined;
  let finishedFrames = 0;
  for (let frames = 0; finishedFrames < 8 && frames < 3000; frames++) {
    await new Promise(requestAnimationFrame);
    phase = globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase;
    if (phase === 'errored' || phase === 'aborted') break;
    finishedFrames = phase === 'finished' ? finishedFrames + 1 : 0;
  }
  await document.fonts.ready;
  const margin = 8;
  const boxes = [...document.querySelectorAll('#storybook-root *, body > :not(#storybook-root) *')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.matches('#storybook-root > *, .sb-wrapper, .sb-wrapper *'))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1);
  const { scrollWidth, scrollHeight } = document.documentElement;
  const edge = (side: 'left' | 'top' | 'right' | 'bottom') => boxes.map((box) => box[side]);
  const x = Math.max(0, Math.floor(Math.min(...edge('left')) - margin));
  const y = Math.max(0, Math.floor(Math.min(...edge('top')) + scrollY - margin));
  const right = Math.ceil(Math.max(...edge('right')) + margin);
  const bottom = Math.ceil(Math.max(...edge('bottom')) + scrollY + margin);
  const width = Math.min(scrollWidth, right) - x;
  const height = Math.min(Math.max(scrollHeight, innerHeight), bottom) - y;
  return { phase, clip: { x, y, width, height } };
}
