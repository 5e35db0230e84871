import type { BrowserContextOptions } from 'playwright';

/** A mid-range phone, as Lighthouse's. */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** A window wide enough for the header's dropdown. */
export const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 900 } };

const bytesPerSecond = (kilobits: number) => (kilobits * 1000) / 8;

/** A slow mobile network, as Lighthouse's. */
export const network = {
  offline: false,
  /** Round trip, in milliseconds. */
  latency: 150,
  downloadThroughput: bytesPerSecond(1600),
  uploadThroughput: bytesPerSecond(750),
};

/** How many times slower than this machine the visitor's is. */
export const cpuSlowdown = 4;

/** The conditions in words, for above a table. */
export const conditions =
  `${network.latency} ms round trip, 1.6 Mbps down, 750 kbps up, CPU slowed ${cpuSlowdown} ×, ` +
  `${phone.viewport?.width} × ${phone.viewport?.height} px`;
