import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { type ComponentType, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, type TestContext, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Mode } from '../modes.ts';
import preview from '../preview.tsx';

/*
 * A sheet for each component, theme and width, with its states below each other. A page, or a state
 * that only a play function reaches, has a picture of its own where its story is tagged 'pictured'.
 * Chromatic takes every story, in large text and forced colours as well.
 */

interface StoryDetails {
  play?: unknown;
  tags: string[];
  globals: { view: string; textSize: string; direction: string };
  parameters: {
    chromatic: {
      disableSnapshot?: boolean;
      forcedColors?: string;
      modes: Record<string, Mode & { disable?: boolean }>;
    };
  };
  run(context: { canvasElement: HTMLElement }): Promise<void>;
}

type Story = ComponentType & StoryDetails;

setProjectAnnotations(preview);

const files = import.meta.glob<Parameters<typeof composeStories>[0]>(
  ['../../packages/ui/src/**/*.stories.tsx', '../../apps/site/src/**/*.stories.tsx'],
  { eager: true },
);

/** Whether a story is as most visitors have it. */
const isPlain = ({ globals, parameters: { chromatic } }: Story) =>
  !chromatic.disableSnapshot && !chromatic.forcedColors && globals.textSize === '100';

/** The pictures that there are, by file name. */
const pictures = new Set<string>();

for (const [file, exported] of Object.entries(files)) {
  const component = /([^/]+)\.stories\.tsx$/.exec(file)?.[1] ?? file;
  const stories = composeStories(exported) as unknown as Record<string, Story>;
  const sheets = new Map<string, { mode: Mode; stories: Record<string, Story> }>();

  for (const [name, story] of Object.entries(stories)) {
    if (!isPlain(story)) continue;
    for (const [modeName, mode] of Object.entries(story.parameters.chromatic.modes)) {
      if (mode.disable) continue;
      if (story.tags.includes('pictured')) {
        const picture = nameOf(`${component}-${name}`, mode);
        test(picture, async ({ onTestFinished }) => {
          await page.viewport(mode.viewport.width, mode.viewport.height);
          await story.run({ canvasElement: makeContainer(onTestFinished) });
          await takePicture(document.documentElement, picture, mode);
        });
      } else if (!story.play) {
        const sheet = sheets.get(modeName) ?? { mode, stories: {} };
        sheet.stories[name] = story;
        sheets.set(modeName, sheet);
      }
    }
  }

  for (const { mode, stories } of sheets.values()) {
    const picture = nameOf(component, mode);
    test(picture, async ({ onTestFinished }) => {
      await page.viewport(mode.viewport.width, mode.viewport.height);
      const container = makeContainer(onTestFinished);
      const root = createRoot(container);
      onTestFinished(() => root.unmount());
      flushSync(() => root.render(<Sheet stories={stories} />));
      document.documentElement.dir = 'ltr';
      await takePicture(container, picture, mode);
    });
  }
}

test('there are at most 200 baselines, of at most 6 MB, and each is of a story', async () => {
  const baselines = import.meta.glob<string>('./baselines/*.png', {
    eager: true,
    query: '?url',
    import: 'default',
  });
  const names = Object.keys(baselines).map((file) => file.replace(/.*\/(.*)\.png/, '$1'));
  const orphans = names.filter((name) => !pictures.has(name));
  expect(orphans, 'Baselines without a story: delete them').toEqual([]);
  expect(names.length).toBeLessThanOrEqual(200);
  const responses = await Promise.all(Object.values(baselines).map((url) => fetch(url)));
  const blobs = await Promise.all(responses.map((response) => response.blob()));
  expect(blobs.reduce((bytes, { size }) => bytes + size, 0)).toBeLessThanOrEqual(6_000_000);
});

/** A picture's name, which is its file's. */
function nameOf(subject: string, { theme, viewport }: Mode): string {
  const name = `${subject}-${theme}-${viewport.width}`;
  pictures.add(name);
  return name;
}

function makeContainer(onTestFinished: TestContext['onTestFinished']): HTMLElement {
  const container = document.createElement('div');
  document.body.append(container);
  onTestFinished(() => container.remove());
  return container;
}

/** `contain` keeps a bar that is fixed to the window in its story's box, which has some height. */
const Sheet = ({ stories }: { stories: Record<string, Story> }) => (
  <StrictMode>
    {Object.entries(stories).map(([name, Story]) => (
      <div
        key={name}
        dir={Story.globals.direction}
        style={{ contain: 'layout', minHeight: '5rem' }}
      >
        <Story />
      </div>
    ))}
  </StrictMode>
);

/** Compares the whole of an element with its baseline. */
async function takePicture(element: HTMLElement, name: string, { theme, viewport }: Mode) {
  document.documentElement.dataset.theme = theme;
  await document.fonts.ready;
  // What is out of view would take a reserved height instead of its own.
  for (const card of element.querySelectorAll('article')) card.style.contentVisibility = 'visible';
  const height = Math.max(viewport.height, Math.ceil(element.getBoundingClientRect().height));
  await page.viewport(viewport.width, height);
  await expect(page.elementLocator(element)).toMatchScreenshot(name);
}
