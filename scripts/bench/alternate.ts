import { availableParallelism, loadavg } from 'node:os';
import { type Browser, chromium } from 'playwright';
import { chromiumFlags } from '../chromium.ts';
import { ensureChromium } from '../ensureChromium.ts';
import { conditions } from './conditions.ts';
import type { Measured } from './figures.ts';
import { type Spread, spreadOf } from './statistics.ts';
import { type Subject, urlOf } from './subject.ts';

/** What was measured of each subject, in the order of the runs. */
export interface Runs {
  of(subject: Subject): readonly Measured[];
  /** The programs that wanted a processor meanwhile, the benchmark's own included. */
  machineLoad: Spread | undefined;
  /** KitchenSink by the subjects' names, for a file. */
  byName: Record<string, readonly Measured[]>;
}

/**
 * Measures the subjects in turn (A, B, A, B …), so that whatever else the machine does meets all
 * of them alike. The first round warms up and is not counted.
 *
 * @throws when a visit fails, with the subject's name.
 */
export async function alternate(
  subjects: readonly Subject[],
  rounds: number,
  measure: (browser: Browser, subject: Subject) => Promise<Measured>,
): Promise<Runs> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  const runs = new Map<Subject, Measured[]>(subjects.map((subject) => [subject, []]));
  const loads: number[] = [];
  try {
    for (let round = 0; round <= rounds; round++) {
      for (const subject of subjects) {
        const measured = await measure(browser, subject).catch((error: Error) => {
          const visit = `A visit to ${subject.name} (${urlOf(subject)}) failed`;
          throw new Error(`${visit}: ${error.message}`, { cause: error });
        });
        const load = loadavg()[0] ?? 0;
        progress(round === 0 ? 'warm-up' : `${round} of ${rounds}`, subject, measured, load);
        if (round === 0) continue;
        runs.get(subject)?.push(measured);
        loads.push(load);
      }
    }
  } finally {
    await browser.close();
  }
  return {
    of: (subject) => runs.get(subject) ?? [],
    machineLoad: spreadOf(loads),
    byName: Object.fromEntries([...runs].map(([{ name }, measured]) => [name, measured])),
  };
}

function progress(round: string, { name }: Subject, measured: Measured, load: number) {
  const { largestPaint = 0, viewResponse = 0 } = measured;
  console.error(
    `${round.padEnd(8)} ${name.padEnd(26)} LCP ${Math.round(largestPaint)} ms, ` +
      `view switch ${viewResponse} ms, machine's load ${load.toFixed(1)}`,
  );
}

/** The line above a table: how it was measured, and on how busy a machine. */
export function howMeasured(rounds: number, { machineLoad }: Runs): string {
  const { min = 0, max = 0 } = machineLoad ?? {};
  const busy = `load ${min.toFixed(1)}–${max.toFixed(1)} on ${availableParallelism()} processors`;
  const visits = rounds === 1 ? 'One visit' : `Medians (least–most) of ${rounds} visits`;
  return `${visits}: ${conditions}.\n(This machine: ${busy}.)`;
}
