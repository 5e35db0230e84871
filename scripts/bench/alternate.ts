import { loadavg } from 'node:os';
import { type Browser, chromium } from 'playwright';
import { chromiumFlags } from '../chromium.ts';
import { ensureChromium } from '../ensureChromium.ts';
import type { Measured } from './figures.ts';
import type { Subject } from './subject.ts';

/** What was measured of each subject, in the order of the runs. */
export type Runs = ReadonlyMap<Subject, readonly Measured[]>;

/**
 * Measures the subjects in turn (A, B, A, B …), so that whatever else the machine does meets all
 * of them alike. The first round warms up and is not counted.
 */
export async function alternate(
  subjects: readonly Subject[],
  rounds: number,
  measure: (browser: Browser, subject: Subject) => Promise<Measured>,
): Promise<Runs> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  const runs = new Map(subjects.map((subject) => [subject, [] as Measured[]]));
  try {
    for (let round = 0; round <= rounds; round++) {
      for (const subject of subjects) {
        const measured = await measure(browser, subject);
        if (round > 0) runs.get(subject)?.push(measured);
        progress(round === 0 ? 'warm-up' : `${round} of ${rounds}`, subject, measured);
      }
    }
  } finally {
    await browser.close();
  }
  return runs;
}

function progress(round: string, { name }: Subject, measured: Measured) {
  const { largestPaint = 0, viewResponse = 0 } = measured;
  console.error(
    `${round.padEnd(8)} ${name.padEnd(26)} LCP ${Math.round(largestPaint)} ms, ` +
      `view switch ${viewResponse} ms, machine's load ${loadavg()[0]?.toFixed(1)}`,
  );
}
