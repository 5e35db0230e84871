import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
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

const build = spawnSync(
  'turbo',
  ['run', 'build', '--filter=@agency/site...', '--output-logs=errors-only'],
  { cwd: root, stdio: ['ignore', process.stderr, process.stderr] },
);
if (build.status !== 0) process.exit(build.status ?? 1);

if (options.parts) {
  const { showParts } = await import('./parts.ts');
  await showParts();
} else if (options.growth) {
  const { compareGrowth } = await import('./growth/compareGrowth.ts');
  await compareGrowth(readRounds(options.n ?? '3'));
} else if (options.load) {
  const { load } = await import('./load.ts');
  const rows = await load();
  const lines = rows.map(({ label, goal, measured, holds }) => [
    mark(holds),
    label,
    goal,
    measured,
  ]);
  console.log(table([['', 'nginx', 'goal', 'measured'], ...lines]));
  process.exitCode = rows.some(({ holds }) => holds === false) ? 1 : 0;
} else {
  const { compareWithFloor } = await import('./compareWithFloor.ts');
  const rounds = readRounds(options.n ?? (options.quick ? '1' : '7'));
  const holds = await compareWithFloor({
    rounds,
    pages: options.page,
    lighthouseRuns: options.quick ? 0 : Math.min(3, rounds),
  });
  process.exitCode = holds ? 0 : 1;
}

function readRounds(text: string): number {
  const rounds = Number(text);
  if (Number.isInteger(rounds) && rounds > 0) return rounds;
  console.error(`--n ${text}: expected how many visits to make, a whole number from 1.`);
  process.exit(2);
}
