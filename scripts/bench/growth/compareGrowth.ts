import { spawnSync } from 'node:child_process';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { routes } from '../../../apps/site/src/routes.ts';
import { alternate, howMeasured } from '../alternate.ts';
import { conditions } from '../conditions.ts';
import type { Figure } from '../figures.ts';
import { Host } from '../Host.ts';
import { measureGrowth } from '../measurePage.ts';
import { results, root } from '../places.ts';
import { spreadOf } from '../statistics.ts';
import type { Subject } from '../subject.ts';
import { table } from '../table.ts';
import type { Unit } from '../units.ts';
import { writeSpread } from '../verdicts.ts';
import { grownCatalogueModule } from './catalogue.ts';

const folder = join(results, 'growth');
const synthetic = join(folder, 'catalogue.js');

const lines: readonly { label: string; figure: Figure; unit: Unit }[] = [
  { label: 'DOM elements', figure: 'elements', unit: 'count' },
  { label: 'Largest paint (LCP)', figure: 'largestPaint', unit: 'ms' },
  { label: 'React answers, after a touch', figure: 'hydration', unit: 'ms' },
  { label: 'Running script, in all', figure: 'script', unit: 'ms' },
  { label: 'Total blocking time', figure: 'blocking', unit: 'ms' },
  { label: 'Longest task after first paint', figure: 'longestTask', unit: 'task' },
  { label: 'Response to the view switch', figure: 'viewResponse', unit: 'response' },
  { label: 'JavaScript, in all', figure: 'scriptBytes', unit: 'KB' },
];

/** `pnpm bench --growth`: today's catalogue beside one that has grown, in one run. */
export async function compareGrowth(rounds: number): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(synthetic, grownCatalogueModule());
  const today = await built('today');
  const grown = await built('grown', ['--catalogue', synthetic]);

  try {
    const pairs = Object.values(routes).map((path) => ({
      path,
      today: subject(today, path),
      grown: subject(grown, path),
    }));
    const runs = await alternate(
      pairs.flatMap((pair) => [pair.today, pair.grown]),
      rounds,
      measureGrowth,
    );

    console.log(`${howMeasured(rounds, runs)}\n`);
    const rows = [['', 'today', '10 × rows, 5 × tiers, 30 bundles', 'grows by']];
    rows.push(['Build', seconds(today), seconds(grown), ratio(today.seconds, grown.seconds)]);
    for (const pair of pairs) {
      rows.push(['', '', '', ''], [pair.path, '', '', '']);
      for (const [label, ending] of [
        ['HTML', '.html'],
        ['HTML, compressed', '.html.br'],
      ] as const) {
        const [before, after] = await Promise.all(
          [today, grown].map(({ output }) => sizeOf(join(output, pair.path + ending))),
        );
        rows.push([label, kilobytes(before), kilobytes(after), ratio(before, after)]);
      }
      for (const { label, figure, unit } of lines) {
        const [before, after] = [pair.today, pair.grown].map((it) =>
          spreadOf(runs.of(it).map((run) => run[figure])),
        );
        const growth = ratio(before?.median, after?.median);
        rows.push([label, writeSpread(before, unit), writeSpread(after, unit), growth]);
      }
    }
    console.log(table(rows));

    const file = join(results, 'growth.json');
    await writeFile(file, JSON.stringify({ conditions, measured: runs.byName }, null, 2));
    console.log(`\nEvery visit's figures: ${relative(root, file)}`);
  } finally {
    today.host.close();
    grown.host.close();
  }
}

interface Built {
  name: string;
  output: string;
  host: Host;
  /** How long the build took. */
  seconds: number;
}

/** Builds the site with a catalogue into a folder of its own, and serves it. */
async function built(name: string, parameters: readonly string[] = []): Promise<Built> {
  const output = join(folder, name);
  console.error(`Building the site: ${name}`);
  const started = performance.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    ['build/build.ts', '--out', output, ...parameters],
    { cwd: join(root, 'apps/site'), encoding: 'utf8' },
  );
  if (status !== 0) {
    throw new Error(`The site could not be built with the catalogue "${name}".\n\n${stderr}`);
  }
  const seconds = (performance.now() - started) / 1000;
  return { name, output, seconds, host: await Host.serve(output) };
}

const subject = ({ name, host, output }: Built, path: string): Subject => ({
  name: `${name} ${path}`,
  origin: host.origin,
  path,
  folder: output,
  react: true,
});

const sizeOf = async (file: string) => (await stat(file)).size;
const seconds = (build: Built) => `${build.seconds.toFixed(1)} s`;
const kilobytes = (bytes = Number.NaN) => `${(bytes / 1000).toFixed(1)} KB`;

function ratio(before = Number.NaN, after = Number.NaN): string {
  return before > 0 ? `${(after / before).toFixed(1)} ×` : '';
}
