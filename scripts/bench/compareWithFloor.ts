import { cp, rm, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join, relative } from 'node:path';
import { alternate, howMeasured } from './alternate.ts';
import { conditions } from './conditions.ts';
import { writeFloor } from './floor.ts';
import { Host } from './Host.ts';
import { type LighthouseRun, lighthouseVerdicts, runLighthouse } from './lighthouse.ts';
import { measurePage } from './measurePage.ts';
import { results, root, siteOutput } from './places.ts';
import type { Subject } from './subject.ts';
import { mark, table } from './table.ts';
import { type Verdict, verdictsOn } from './verdicts.ts';

export interface CompareOptions {
  /** How many visits each figure is the median of. */
  rounds: number;
  /** The paths of the pages to measure. */
  pages: readonly string[];
  /** How often Lighthouse looks at each page. */
  lighthouseRuns: number;
}

/**
 * `pnpm bench`: the built site beside its floor, on each page, in one run.
 *
 * @returns whether every goal is reached.
 */
export async function compareWithFloor({
  rounds,
  pages,
  lighthouseRuns,
}: CompareOptions): Promise<boolean> {
  // A copy: a build meanwhile must not change what is measured.
  const [site, floor] = [join(results, 'site'), join(results, 'floor')];
  await rm(site, { recursive: true, force: true });
  await cp(siteOutput, site, { recursive: true });
  await writeFloor(site, floor, pages);

  const hosts = { site: await Host.serve(site), floor: await Host.serve(floor) };
  try {
    const pairs = pages.map((path) => ({
      path,
      site: subject('site', path, site, hosts.site),
      floor: subject('floor', path, floor, hosts.floor),
    }));
    const runs = await alternate(
      pairs.flatMap((pair) => [pair.floor, pair.site]),
      rounds,
      measurePage,
    );

    const reports: { path: string; verdicts: Verdict[]; lighthouse: LighthouseRun[] }[] = [];
    for (const pair of pairs) {
      const lighthouse = await runLighthouse(pair.site, lighthouseRuns);
      const verdicts = verdictsOn(runs.of(pair.site), runs.of(pair.floor));
      if (lighthouse.length > 0) verdicts.push(...lighthouseVerdicts(lighthouse));
      reports.push({ path: pair.path, verdicts, lighthouse });
    }

    console.log(howMeasured(rounds, runs));
    for (const { path, verdicts } of reports) console.log(`\n${page(path, verdicts)}`);

    const file = join(results, 'results.json');
    const machine = `${cpus().length} × ${cpus()[0]?.model}`;
    await writeFile(
      file,
      JSON.stringify({ conditions, machine, reports, measured: runs.byName }, null, 2),
    );
    const missed = reports
      .flatMap(({ verdicts }) => verdicts)
      .filter(({ holds }) => holds === false).length;
    console.log(
      `\n${missed === 0 ? 'Every line holds' : `Lines that do not hold: ${missed}`}. ` +
        `Every visit's figures: ${relative(root, file)}`,
    );
    return missed === 0;
  } finally {
    hosts.site.close();
    hosts.floor.close();
  }
}

const subject = (
  kind: 'site' | 'floor',
  path: string,
  folder: string,
  { origin }: Host,
): Subject => ({ name: `${kind} ${path}`, origin, path, folder, react: kind === 'site' });

function page(path: string, verdicts: readonly Verdict[]): string {
  const lines = verdicts.map(({ label, goal, measured, floor, holds, beyondFloor }) => [
    mark(holds),
    label,
    goal,
    measured,
    beyondFloor ? `${floor} (!)` : floor,
  ]);
  const note = '(!) the floor itself, a page without any script, does not reach the goal';
  const notes = verdicts.some(({ beyondFloor }) => beyondFloor) ? `\n${note}` : '';
  return table([['', path, 'goal', 'measured', 'floor'], ...lines]) + notes;
}
