import type { Browser, Page } from 'playwright';

const devices = {
  /** A mid-range phone, as Lighthouse's. */
  phone: {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  },
  /** A window wide enough for the header's dropdown. */
  desktop: { viewport: { width: 1280, height: 900 } },
};

/** A slow mobile network, as Lighthouse's. */
const network = {
  offline: false,
  /** Round trip, in milliseconds. */
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** How many times slower than this machine the visitor's is. */
const cpuSlowdown = 4;

export const conditions =
  `${network.latency} ms round trip, 1.6 Mbps down, 750 kbps up, CPU slowed ${cpuSlowdown} ×, ` +
  `${devices.phone.viewport.width} × ${devices.phone.viewport.height} px`;

/** What a page records about itself, in milliseconds since the navigation began. */
interface Observations {
  firstPaint: number;
  largestPaint: number;
  /** The sum of all layout shifts that no input caused. */
  shift: number;
  longTasks: { start: number; duration: number }[];
  /** From an event to the next paint. */
  interactions: { start: number; duration: number }[];
}

declare global {
  var observations: Observations;
}

/** Runs `measure` in a first visit: without a cache, on the slow network and processor. */
export async function visit<Result>(
  browser: Browser,
  device: keyof typeof devices,
  measure: (page: Page, heap: () => Promise<number>) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(devices[device]);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.addInitScript(observe);
    return await measure(page, async () => {
      await session.send('HeapProfiler.collectGarbage');
      return (await session.send('Runtime.getHeapUsage')).usedSize;
    });
  } finally {
    await context.close();
  }
}

/** Opens an address, and waits until the page has loaded all that it loads by itself. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
  await page.waitForTimeout(1500);
}

export const observationsOf = (page: Page): Promise<Observations> =>
  page.evaluate(() => globalThis.observations);

/** The entries whose fields the DOM's types do not know yet. */
interface ObservedEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  interactionId: number;
}

/** Runs in the page, before its own scripts. */
function observe(): void {
  const seen: Observations = {
    firstPaint: 0,
    largestPaint: 0,
    shift: 0,
    longTasks: [],
    interactions: [],
  };
  globalThis.observations = seen;
  const record: Record<string, (entry: ObservedEntry) => unknown> = {
    paint: ({ name, startTime }) => {
      if (name === 'first-contentful-paint') seen.firstPaint = startTime;
    },
    'largest-contentful-paint': ({ startTime }) => {
      seen.largestPaint = startTime;
    },
    'layout-shift': ({ value, hadRecentInput }) => {
      if (!hadRecentInput) seen.shift += value;
    },
    longtask: ({ startTime: start, duration }) => seen.longTasks.push({ start, duration }),
    event: ({ interactionId, startTime: start, duration }) =>
      interactionId && seen.interactions.push({ start, duration }),
  };
  for (const [type, take] of Object.entries(record)) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as ObservedEntry);
      // 16 ms is the least that Event Timing reports.
    }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  }
}
