import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { routes } from '../../apps/site/src/routes.ts';
import { root } from './places.ts';
import { mark, table } from './table.ts';

/*
 * `pnpm bench`: what a visit costs, beside what it must cost. Exits with 1 when a goal of the
 * table is missed. `--n 7` says how many visits, `--page /podcasting` takes one page, `--quick`
 * makes one visit and leaves Lighthouse out. In its place: `--growth` compares with a larger
 * catalogue, `--parts` shows what the script is made of, `--load` presses nginx.
 */
const { values: options } = parseArgs({
  options: {
    n: { type: 'string' },
    page: { type: 'string', multiple: true },
    quick: { type: 'boolean', default: false },
    growth: { type: 'boolean', default: false },
    parts: { type: 'boolean', default: false },
    load: { type: 'boolean', default: false },
  },
});

try {
  const holds = await run();
  process.exitCode = holds ? 0 : 1;
} catch (error) {
  console.error(`\nNothing was measured.\n\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

/** Measures what was asked for, and says whether every goal of it is reached. */
async function run(): Promise<boolean> {
  buildSite();
  if (options.parts) {
    const { showParts } = await import('./parts.ts');
    await showParts();
    return true;
  }
  if (options.growth) {
    const { compareGrowth } = await import('./growth/compareGrowth.ts');
    await compareGrowth(readRounds(options.n ?? '3'));
    return true;
  }
  if (options.load) {
    const { load } = await import('./load.ts');
    const rows = await load();
    const lines = rows.map(({ label, goal, measured, holds }) => [
      mark(holds),
      label,
      goal,
      measured,
    ]);
    console.log(table([['', 'nginx', 'goal', 'measured'], ...lines]));
    return rows.every(({ holds }) => holds !== false);
  }
  const { compareWithFloor } = await import('./compareWithFloor.ts');
  const rounds = readRounds(options.n ?? (options.quick ? '1' : '7'));
  return compareWithFloor({
    rounds,
    pages: readPages(options.page),
    lighthouseRuns: options.quick ? 0 : Math.min(3, rounds),
  });
}

function buildSite() {
  const { status } = spawnSync(
    'turbo',
    ['run', 'build', '--filter=@agency/site...', '--output-logs=errors-only'],
    { cwd: root, stdio: ['ignore', process.stderr, process.stderr] },
  );
  if (status !== 0) throw new Error('The site could not be built; what the build said is above.');
}

function readRounds(text: string): number {
  const rounds = Number(text);
  if (Number.isInteger(rounds) && rounds > 0) return rounds;
  throw new Error(`--n ${text}: expected how many visits to make, a whole number from 1.`);
}

/** The pages that were asked for, or all of them. */
function readPages(asked?: readonly string[]): readonly string[] {
  const pages: readonly string[] = Object.values(routes);
  const unknown = asked?.find((page) => !pages.includes(page));
  if (!unknown) return asked ?? pages;
  throw new Error(`--page ${unknown}: there is no such page; expected ${pages.join(' or ')}.`);
}
