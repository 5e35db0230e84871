import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { afterAll, expect, inject, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Mode } from '../modes.ts';
import preview from '../preview.tsx';

/* Takes the same screenshots as Chromatic, except those in forced colours. */

declare module 'vitest' {
  interface ProvidedContext {
    /** The names of the merge base's screenshots; `undefined` while they are being taken. */
    references: string[] | undefined;
  }
}

interface Story {
  parameters: {
    chromatic: {
      disableSnapshot?: boolean;
      forcedColors?: string;
      modes: Record<string, Mode & { disable?: boolean }>;
    };
  };
  run(context: { canvasElement: HTMLElement }): Promise<void>;
}

setProjectAnnotations(preview);

const files = import.meta.glob<Parameters<typeof composeStories>[0]>(
  ['../../packages/ui/src/**/*.stories.tsx', '../../apps/site/src/**/*.stories.tsx'],
  { eager: true },
);
const references = inject('references');
const names = new Set<string>();

for (const [file, exported] of Object.entries(files)) {
  const component = /([^/]+)\.stories\.tsx$/.exec(file)?.[1];
  const stories = Object.entries(composeStories(exported) as unknown as Record<string, Story>);
  for (const [name, { run, parameters }] of stories) {
    const { disableSnapshot, forcedColors, modes } = parameters.chromatic;
    if (disableSnapshot || forcedColors) continue;
    for (const { theme, viewport, disable } of Object.values(modes)) {
      if (!disable)
        testScreenshot(`${component}-${name}-${theme}-${viewport.width}`, run, { theme, viewport });
    }
  }
}

afterAll(() => {
  if (!references) return;
  list(
    'New, so not compared',
    [...names].filter((name) => !references.includes(name)),
  );
  list(
    'No longer taken',
    references.filter((name) => !names.has(name)),
  );
});

function list(heading: string, names: string[]) {
  if (names.length > 0) console.info(`${heading}: ${names.join(', ')}`);
}

function testScreenshot(name: string, run: Story['run'], { theme, viewport }: Mode) {
  names.add(name);
  const isNew = references && !references.includes(name);
  test.skipIf(isNew)(name, async ({ onTestFinished }) => {
    const { documentElement: root, body } = document;
    await page.viewport(viewport.width, viewport.height);
    const canvasElement = document.createElement('div');
    body.append(canvasElement);
    onTestFinished(() => canvasElement.remove());
    await run({ canvasElement });
    root.dataset.theme = theme;
    await document.fonts.ready;
    // With `content-visibility: auto`, a card outside the window has only an estimated height.
    for (const card of body.querySelectorAll('article')) card.style.contentVisibility = 'visible';
    await page.viewport(viewport.width, Math.max(viewport.height, root.scrollHeight));
    // Unsticks sticky elements, because their compositing layers would keep text drawn before the resize.
    for (const part of body.querySelectorAll<HTMLElement>('*')) {
      if (getComputedStyle(part).position === 'sticky') {
        Object.assign(part.style, { position: 'relative', inset: 'auto' });
      }
    }
    await expect(page.elementLocator(root)).toMatchScreenshot(name);
  });
}
