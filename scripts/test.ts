import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium, ensureHeadlessChromium } from './chromium.ts';
import { findOrInstallTool, howToInstall } from './tools.ts';

/*
 * `pnpm test`: every check. What did not change since it last passed is taken from turbo's cache.
 * The last line counts the tests of all runners, and each other check (formatting, types, a build)
 * as one.
 */

interface Tally {
  passed: number;
  failed: number;
}

interface Step {
  title: string;
  command: string[];
  /** Where the step's runners leave their reports. Without any, the step counts as one test. */
  reports?: string;
}

const turbo = (...parameters: string[]) => [
  'turbo',
  'run',
  ...parameters,
  '--continue',
  '--output-logs=new-only',
];

const steps: Step[] = [
  { title: 'Lint and format', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { title: 'Types', command: turbo('typecheck', '//#typecheck:tools') },
  { title: 'Nothing unused: files, exports, dependencies', command: ['knip'] },
  { title: 'Build', command: turbo('build') },
  {
    title: 'Unit tests',
    command: turbo('test', '--concurrency=1'),
    reports: '{apps,packages}/*/test-results/report.json',
  },
  {
    title: 'Stories, in a real browser, in both themes',
    command: turbo('//#test:stories', '//#test:storybook', '--concurrency=1'),
    reports: 'test-results/{stories,storybook}-report.json',
  },
  {
    title: 'The packages as others install them',
    command: turbo('//#test:consumers'),
    reports: 'examples/test-results/consumers-report.json',
  },
  {
    title: 'End-to-end tests, in a real browser on the built site',
    command: turbo('e2e', '--concurrency=1'),
    reports: 'apps/*/test-results/e2e-report.json',
  },
  {
    title: 'The core journeys in Firefox and WebKit',
    command: turbo('cross-browser', '--concurrency=1'),
    reports: 'apps/*/test-results/cross-browser-report.json',
  },
];

const [whole, headless] = [ensureChromium(), ensureHeadlessChromium()];
process.env.CHROMIUM_PATH = whole;
process.env.CHROMIUM_HEADLESS_PATH = headless;
for (const name of ['nginx', 'firefox', 'webKitDriver', 'xvfb'] as const) {
  if (findOrInstallTool(name)) continue;
  if (process.env.CI || name === 'nginx') throw new Error(howToInstall(name));
  console.warn(`${howToInstall(name)} Its tests are left out.`);
}

for (const folder of globSync(['{apps,packages}/*/test-results', '{examples/,}test-results']))
  rmSync(folder, { recursive: true });

const total: Tally = { passed: 0, failed: 0 };
for (const step of steps) {
  console.log(`\n── ${step.title}`);
  const tally = run(step);
  console.log(`   ${tally.passed} passed, ${tally.failed} failed`);
  total.passed += tally.passed;
  total.failed += tally.failed;
}

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

function run({ command: [command = '', ...parameters], reports }: Step): Tally {
  const succeeded = spawnSync(command, parameters, { stdio: 'inherit' }).status === 0;
  const tallies = reports ? globSync(reports).filter(existsSync).map(readTally) : [];
  const tally = tallies.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
  // A runner that broke before it could report, or a step without reports, is one failure.
  if (!succeeded && tally.failed === 0) return { ...tally, failed: 1 };
  if (tallies.length === 0) return reports ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 };
  return tally;
}

/** Counts a report of Vitest or of Playwright. */
function readTally(file: string): Tally {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return report.stats
    ? { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky }
    : { passed: report.numPassedTests, failed: report.numFailedTests };
}
