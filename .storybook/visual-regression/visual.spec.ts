import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, dirname, join } from 'node:path';
import { test as base, expect, type Page, type TestInfo } from '@playwright/test';
import sirv from 'sirv';
import { listen } from '../../scripts/listen.ts';
import drawnBy from './baselines/browser.json' with { type: 'json' };
import { compare, optimise } from './compare.ts';

const built = join(import.meta.dirname, '../../storybook-static');
const baselines = join(import.meta.dirname, 'baselines');
const browserFile = join(baselines, 'browser.json');

const index: { entries: Record<string, { id: string; type: 'story' | 'docs' }> } = JSON.parse(
  readFileSync(join(built, 'index.json'), 'utf8'),
);
const stories = Object.values(index.entries)
  .filter(({ type }) => type === 'story')
  .map(({ id }) => id);

/** The parameters of Chromatic that apply here too. */
interface Chromatic {
  disableSnapshot?: boolean;
  forcedColors?: 'active' | 'none';
  modes?: Record<string, Mode & { disable?: boolean }>;
}

/** The theme and window in which a story is shown, as in `.storybook/modes.ts`. */
interface Mode {
  theme: 'light' | 'dark';
  viewport: { width: number; height: number };
}

declare global {
  /** The parts of Storybook's preview that are used here. */
  var __STORYBOOK_PREVIEW__:
    | {
        ready(): Promise<void>;
        extract(): Promise<Record<string, { parameters: { chromatic?: Chromatic } }>>;
        currentRender?: { phase?: string };
      }
    | undefined;
}

interface Storybook {
  page: Page;
  origin: string;
  /** By a story's id. */
  parameters: Record<string, Chromatic>;
}

/** One page for all screenshots of a worker: a new one would load Storybook's files again. */
const test = base.extend<object, { storybook: Storybook }>({
  storybook: [
    async ({ browser }, use) => {
      const { origin, close } = await listen(createServer(sirv(built, { etag: true })));
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      await page.clock.setFixedTime(new Date('2025-06-01T08:00:00Z'));
      await page.goto(`${origin}/iframe.html`);
      await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__);
      const parameters = await page.evaluate(async () => {
        await globalThis.__STORYBOOK_PREVIEW__?.ready();
        const extracted = Object.entries((await globalThis.__STORYBOOK_PREVIEW__?.extract()) ?? {});
        return Object.fromEntries(
          extracted.map(([id, story]) => [id, story.parameters.chromatic ?? {}]),
        );
      });
      await use({ page, origin, parameters });
      await page.close();
      close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

for (const story of stories) {
  test(story, async ({ storybook }, testInfo) => {
    const { page, origin } = storybook;
    const { forcedColors = 'none', ...chromatic } = storybook.parameters[story] ?? {};
    for (const [mode, { theme, viewport }] of modesOf(chromatic)) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ forcedColors, colorScheme: theme });
      await page.mouse.move(0, 0);
      const query = `id=${story}&viewMode=story&globals=theme:${theme}`;
      await page.goto(`${origin}/iframe.html?${query}`);
      await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__);
      const { phase, clip } = await page.evaluate(waitForStory);
      expect(phase, 'Whether the story rendered').toBe('finished');
      const options = { clip, fullPage: true, animations: 'disabled', caret: 'hide' } as const;
      await compareWithBaseline(baselineOf(story, mode), await page.screenshot(options), testInfo);
    }
    const version = page.context().browser()?.version();
    if (testInfo.errors.length > 0 && version !== drawnBy.chromium) {
      console.log(
        `The baselines are of Chromium ${drawnBy.chromium}, this is ${version}: small ` +
          'differences everywhere may come from that.',
      );
    }
  });
}

test('every baseline is of a story', async ({ browser, storybook }, { config }) => {
  const expected = Object.entries(storybook.parameters).flatMap(([story, chromatic]) =>
    modesOf(chromatic).map(([mode]) => baselineOf(story, mode)),
  );
  const obsolete = globSync('*/*.png', { cwd: baselines }).filter(
    (file) => !expected.includes(file),
  );
  if (config.updateSnapshots === 'all') {
    for (const file of obsolete) rmSync(join(baselines, file));
    writeFileSync(browserFile, `${JSON.stringify({ chromium: browser.version() }, null, 2)}\n`);
  } else {
    expect(obsolete, 'Baselines without a story').toEqual([]);
  }
});

const modesOf = ({ disableSnapshot, modes = {} }: Chromatic) =>
  Object.entries(modes).filter(([, { disable }]) => !disableSnapshot && !disable);

const baselineOf = (story: string, mode: string) => join(story, `${mode.replaceAll(' ', '-')}.png`);

/** Fails softly, so that a story's other screenshots are compared too; or takes the new one. */
async function compareWithBaseline(name: string, png: Buffer, testInfo: TestInfo) {
  const file = join(baselines, name);
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
  for (const [part, body] of Object.entries(images)) {
    const attachment = `${basename(name, '.png')}-${part}.png`;
    if (body) await testInfo.attach(attachment, { body, contentType: 'image/png' });
  }
  expect.soft(before, `There is no baseline ${name}`).toBeDefined();
  expect.soft(difference?.pixels, `Pixels that differ from ${name}`).toBe(0);
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
