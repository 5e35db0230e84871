import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';

/* `pnpm bench` measures the pages with Lighthouse and prints a table of the results. */

interface Report {
  finalDisplayedUrl: string;
  audits: Record<string, { displayValue: string }>;
  categories: Record<string, { title: string; score: number }>;
}

const folder = '.cache/lighthouse';
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

const manifest = `${folder}/manifest.json`;

// Removes old figures, because a failed run would otherwise print them.
rmSync(manifest, { force: true });
const { status } = spawnSync('lhci', ['autorun'], { stdio: 'inherit' });
process.exitCode = status ?? 1;
// Lighthouse CI has already reported why there are no figures.
if (!existsSync(manifest)) process.exit();

const runs: { isRepresentativeRun: boolean; jsonPath: string }[] = read(manifest);
const rows = runs
  .filter((run) => run.isRepresentativeRun)
  .map((run): Report => read(run.jsonPath))
  .map(({ finalDisplayedUrl, audits, categories }) => ({
    page: new URL(finalDisplayedUrl).pathname,
    'largest paint': audits['largest-contentful-paint']?.displayValue,
    'blocking time': audits['total-blocking-time']?.displayValue,
    shift: audits['cumulative-layout-shift']?.displayValue,
    bytes: audits['total-byte-weight']?.displayValue.replace('Total size was ', ''),
    ...Object.fromEntries(
      Object.values(categories).map(({ title, score }) => [title, Math.round(score * 100)]),
    ),
  }));
console.table(rows);
console.log(`The reports are in ${folder}/.`);
