import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Measured } from './figures.ts';
import { withoutScripts } from './floor.ts';
import { type Subject, urlOf } from './subject.ts';
import type { FileRequest, Visit } from './Visit.ts';

/** Opens a page for the first time and lets it rest: paints, tasks, bytes, requests, memory. */
export async function measureLoad(visit: Visit, subject: Subject): Promise<Measured> {
  await visit.open(urlOf(subject));
  await visit.settle();

  const { firstPaint, largestPaint, longTasks } = await visit.observations();
  const tasks = longTasks
    .map(({ start, duration }) => start + duration - Math.max(start, firstPaint))
    .filter((duration) => duration > 50);
  const { ScriptDuration = Number.NaN } = await visit.metrics();
  const early = await earlyRequests(visit);
  const bytesOf = (...kinds: FileRequest['kind'][]) =>
    visit.requests
      .filter(({ kind }) => kinds.includes(kind))
      .reduce((sum, { bytes }) => sum + bytes, 0);

  return {
    firstPaint,
    largestPaint,
    blocking: tasks.reduce((sum, duration) => sum + duration - 50, 0),
    longestTask: Math.max(0, ...tasks),
    script: ScriptDuration * 1000,
    visitBytes: visit.requests.reduce((sum, { bytes }) => sum + bytes, 0),
    scriptBytes: bytesOf('script') + (await inlineScriptBytes(subject)),
    earlyScriptBytes: early.scriptBytes + (await inlineScriptBytes(subject)),
    pageBytes: (visit.requests[0]?.bytes ?? 0) + bytesOf('stylesheet'),
    blockingRequests: early.blocking,
    earlyRequests: early.count,
    heap: await visit.heap(),
    elements: await visit.page.locator('*').count(),
  };
}

/** What was asked for before `load`, the page itself included. */
const earlyRequests = ({ page }: Visit) =>
  page.evaluate(() => {
    const entries = [
      ...performance.getEntriesByType('navigation'),
    ] as PerformanceNavigationTiming[];
    const loaded = entries[0]?.loadEventStart ?? 0;
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const early = resources.filter(({ startTime }) => startTime < loaded);
    // Not among the DOM's types yet.
    const blocks = (entry: PerformanceResourceTiming & { renderBlockingStatus?: string }) =>
      entry.renderBlockingStatus === 'blocking';
    return {
      count: 1 + early.length,
      blocking: early.filter(blocks).length,
      scriptBytes: early
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    };
  });

/** By how much a page's inline scripts make it larger, compressed. */
async function inlineScriptBytes({ folder, path }: Subject): Promise<number> {
  const html = await readFile(join(folder, `${path}.html`), 'utf8');
  return brotliCompressSync(html).length - brotliCompressSync(withoutScripts(html)).length;
}
