import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium, type Page } from 'playwright';
import sirv from 'sirv';
import { chromiumFlags } from '../../scripts/chromium.ts';
import { ensureChromium } from '../../scripts/ensureChromium.ts';

/** One picture to take: a story in one of its modes. */
export interface Shot {
  /** The story's stable id. */
  story: string;
  /** The mode's name, as in `.storybook/modes.ts`. */
  mode: string;
  theme: 'light' | 'dark';
  viewport: { width: number; height: number };
  forcedColors: 'active' | 'none';
}

/**
 * Text and edges drawn alike each time: no subpixels, no hinting, no scrollbars; and whole, as
 * the edge of a part that is drawn anew over the old one comes out a shade off.
 */
const steadyFlags = [
  '--force-device-scale-factor=1',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--hide-scrollbars',
  '--disable-partial-raster',
];

/** The moment at which every story is pictured. */
const fixedTime = new Date('2025-06-01T08:00:00Z');

/** A browser on a built workshop: lists what there is to picture, and pictures it. */
export class Studio {
  readonly #browser: Browser;
  readonly #server: Server;
  readonly #origin: string;

  private constructor(browser: Browser, server: Server) {
    this.#browser = browser;
    this.#server = server;
    this.#origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  /** Opens the workshop in a folder that `storybook build` wrote. */
  static async open(folder: string): Promise<Studio> {
    const server = createServer(sirv(folder, { etag: true })).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const browser = await chromium.launch({
      executablePath: ensureChromium(),
      args: [...chromiumFlags, ...steadyFlags],
    });
    return new Studio(browser, server);
  }

  /** The browser's version: another one may draw a little differently. */
  get browserVersion(): string {
    return this.#browser.version();
  }

  async close(): Promise<void> {
    await this.#browser.close();
    this.#server.close();
  }

  /** Every story in every mode that its parameters ask for. */
  async shots(): Promise<Shot[]> {
    const page = await this.#browser.newPage();
    await page.goto(`${this.#origin}/iframe.html`);
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
    const stories = await page.evaluate(async () => {
      const preview = (globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview })
        .__STORYBOOK_PREVIEW__;
      await preview.ready();
      return Object.values(await preview.extract()).map(({ id, parameters }) => ({
        id,
        chromatic: parameters.chromatic,
      }));
    });
    await page.close();
    return stories
      .filter(({ chromatic }) => !chromatic?.disableSnapshot)
      .flatMap(({ id, chromatic }) =>
        Object.entries(chromatic?.modes ?? {})
          .filter(([, mode]) => !mode.disable)
          .map(([mode, { theme, viewport }]) => ({
            story: id,
            mode,
            theme,
            viewport,
            forcedColors: chromatic?.forcedColors ?? 'none',
          })),
      );
  }

  /** Takes all pictures, a few at a time, and hands each over as it is done. */
  async takeAll(
    shots: readonly Shot[],
    done: (shot: Shot, png: Buffer) => Promise<void>,
    workers = 2,
  ): Promise<void> {
    const waiting = [...shots];
    await Promise.all(
      Array.from({ length: workers }, async () => {
        const context = await this.#browser.newContext({ reducedMotion: 'reduce' });
        const page = await context.newPage();
        await page.clock.setFixedTime(fixedTime);
        for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
          await done(shot, await this.#take(page, shot));
        }
        await context.close();
      }),
    );
  }

  /** One picture, cropped to what the story shows. */
  async #take(page: Page, { story, theme, viewport, mode, forcedColors }: Shot): Promise<Buffer> {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ forcedColors, colorScheme: theme });
    await page.mouse.move(0, 0);
    await page.goto(
      `${this.#origin}/iframe.html?id=${story}&viewMode=story&globals=theme:${theme}`,
    );
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
    const { phase, clip } = await page.evaluate(readStory);
    if (phase !== 'finished') {
      throw new Error(`The story ${story} (${mode}) could not be pictured: it ${phase}.`);
    }
    return page.screenshot({ clip, fullPage: true, animations: 'disabled', caret: 'hide' });
  }
}

/** What is used here of Storybook's preview. */
interface Preview {
  ready(): Promise<void>;
  extract(): Promise<
    Record<string, { id: string; parameters: { chromatic?: ChromaticParameters } }>
  >;
  currentRender?: { phase?: string };
}

/** The parameters that Chromatic reads, as far as they are followed here. */
interface ChromaticParameters {
  disableSnapshot?: boolean;
  forcedColors?: 'active' | 'none';
  modes?: Record<
    string,
    {
      theme: 'light' | 'dark';
      viewport: { width: number; height: number };
      disable?: boolean;
    }
  >;
}

/** Runs in the page: waits until the story is as it stays, and measures what it shows. */
async function readStory() {
  const preview = (globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview })
    .__STORYBOOK_PREVIEW__;
  // An add-on may render a finished story once more: it is done when it stays so for a while.
  let phase: string | undefined;
  let still = 0;
  for (let frames = 0; still < 8 && frames < 3000; frames++) {
    await new Promise(requestAnimationFrame);
    phase = preview.currentRender?.phase;
    if (phase === 'errored' || phase === 'aborted') break;
    still = phase === 'finished' ? still + 1 : 0;
  }
  await document.fonts.ready;
  const margin = 8;
  const boxes = [...document.querySelectorAll('#storybook-root *, body > :not(#storybook-root) *')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.matches('#storybook-root > *, .sb-wrapper, .sb-wrapper *'))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1);
  const { scrollWidth, scrollHeight } = document.documentElement;
  const left = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.left)) - margin));
  const top = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.top)) + scrollY - margin));
  const right = Math.min(
    scrollWidth,
    Math.ceil(Math.max(...boxes.map((box) => box.right)) + margin),
  );
  const bottom = Math.min(
    Math.max(scrollHeight, innerHeight),
    Math.ceil(Math.max(...boxes.map((box) => box.bottom)) + scrollY + margin),
  );
  return {
    phase,
    clip: { x: left, y: top, width: right - left, height: bottom - top },
  };
}
