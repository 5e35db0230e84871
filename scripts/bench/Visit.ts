import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright';
import { hydratedEvent } from '../../apps/site/src/inline/events.ts';
import { cpuSlowdown, network } from './conditions.ts';
import { type Observations, observe } from './observe.ts';

/** A file that the visit asked for. */
export interface FileRequest {
  url: string;
  kind: 'page' | 'script' | 'stylesheet' | 'font' | 'other';
  /** What came over the wire, compressed, without headers. */
  bytes: number;
}

/** How long nothing may be asked for until a page counts as complete, in milliseconds. */
const quiet = 700;

/** How long a complete page is watched on, in milliseconds. */
const watched = 1500;

/** A first visit: a browser without a cache, on the slow network, with the slow processor. */
export class Visit {
  readonly page: Page;
  /** In the order they were asked for: the page first. */
  readonly requests: FileRequest[] = [];
  readonly #context: BrowserContext;
  readonly #session: CDPSession;
  readonly #pending = new Map<string, FileRequest>();
  #lastSign = Date.now();

  private constructor(context: BrowserContext, page: Page, session: CDPSession) {
    this.#context = context;
    this.page = page;
    this.#session = session;
  }

  /** A window of its own, in which nothing is open yet. */
  static async begin(browser: Browser, device: BrowserContextOptions): Promise<Visit> {
    const context = await browser.newContext(device);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const visit = new Visit(context, page, session);
    visit.#noteRequests();
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await session.send('Performance.enable');
    await page.addInitScript(observe, hydratedEvent);
    return visit;
  }

  async end(): Promise<void> {
    await this.#context.close();
  }

  /** Opens an address, and waits until its `load` event. */
  async open(url: string): Promise<void> {
    await this.page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  }

  /** Waits until all that comes by itself has come, and for a while longer. */
  async settle(): Promise<void> {
    await this.silence();
    await wait(watched);
  }

  /** Waits until nothing has been asked for in a while. */
  async silence(): Promise<void> {
    while (this.#pending.size > 0 || Date.now() - this.#lastSign < quiet) await wait(50);
  }

  observations(): Promise<Observations> {
    return this.page.evaluate(() => globalThis.observations);
  }

  /** The browser's own counters, such as `ScriptDuration` in seconds. */
  async metrics(): Promise<Record<string, number>> {
    const { metrics } = await this.#session.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  }

  /** The bytes of script objects that are in use. */
  async heap(): Promise<number> {
    await this.#session.send('HeapProfiler.collectGarbage');
    return (await this.metrics()).JSHeapUsedSize ?? Number.NaN;
  }

  #noteRequests() {
    const sign = () => {
      this.#lastSign = Date.now();
    };
    this.#session.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
      if (!url.startsWith('http')) return;
      sign();
      const request: FileRequest = { url, kind: 'other', bytes: 0 };
      this.requests.push(request);
      this.#pending.set(requestId, request);
    });
    this.#session.on('Network.responseReceived', ({ requestId, response }) => {
      const request = this.#pending.get(requestId);
      if (!request) return;
      request.kind = kindOf(response.mimeType);
      // The headers, which is all that has come so far.
      request.bytes = -response.encodedDataLength;
    });
    this.#session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const request = this.#pending.get(requestId);
      if (request) request.bytes += encodedDataLength;
      this.#pending.delete(requestId);
      sign();
    });
    this.#session.on('Network.loadingFailed', ({ requestId }) => {
      this.#pending.delete(requestId);
      sign();
    });
  }
}

function kindOf(mimeType: string): FileRequest['kind'] {
  const kinds = { html: 'page', javascript: 'script', css: 'stylesheet', font: 'font' } as const;
  for (const [part, kind] of Object.entries(kinds)) if (mimeType.includes(part)) return kind;
  return 'other';
}
