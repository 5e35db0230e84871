import { join } from 'node:path';
import type { Browser } from 'playwright';

/** One screenshot to take: a story in one of its modes. */
export interface Screenshot {
  /** The story's stable id. */
  story: string;
  /** The mode's name, as in `.storybook/modes.ts`. */
  mode: string;
  theme: 'light' | 'dark';
  viewport: { width: number; height: number };
  forcedColors: 'active' | 'none';
}

/** The path of a baseline in its folder. */
export const baselineOf = ({ story, mode }: Screenshot): string =>
  join(story, `${mode.replaceAll(' ', '-')}.png`);

/** The parts of Storybook's preview that are used here. */
export interface Preview {
  ready(): Promise<void>;
  extract(): Promise<Record<string, { id: string; parameters: { chromatic?: Chromatic } }>>;
  currentRender?: { phase?: string };
}

/** The parameters of Chromatic that apply here too. */
interface Chromatic {
  disableSnapshot?: boolean;
  forcedColors?: 'active' | 'none';
  modes?: Record<string, Pick<Screenshot, 'theme' | 'viewport'> & { disable?: boolean }>;
}

declare global {
  var __STORYBOOK_PREVIEW__: Preview | undefined;
}

/** Every story of a built Storybook, in every mode that its parameters ask for. */
export async function listScreenshots(browser: Browser, origin: string): Promise<Screenshot[]> {
  const page = await browser.newPage();
  await page.goto(`${origin}/iframe.html`);
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__);
  const stories = await page.evaluate(async () => {
    await globalThis.__STORYBOOK_PREVIEW__?.ready();
    const extracted = (await globalThis.__STORYBOOK_PREVIEW__?.extract()) ?? {};
    return Object.values(extracted).map(({ id, parameters: { chromatic } }) => ({ id, chromatic }));
  });
  await page.close();
  return stories.flatMap(
    ({ id: story, chromatic: { disableSnapshot, forcedColors, modes } = {} }) =>
      Object.entries(disableSnapshot ? {} : (modes ?? {}))
        .filter(([, { disable }]) => !disable)
        .map(([mode, { theme, viewport }]) => ({
          story,
          mode,
          theme,
          viewport,
          forcedColors: forcedColors ?? 'none',
        })),
  );
}
