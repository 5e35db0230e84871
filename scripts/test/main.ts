import { spawnSync } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import { ensureChromium, ensureHeadlessChromium } from '../chromium.ts';
import { findOrInstallTool, howToInstall } from '../tools.ts';
import { type Failure, type Result, readReport } from './reports.ts';

/*
 * `pnpm test` checks what a change is likely to break, `pnpm test:all` everything. What did not
 * change since it last passed is taken from turbo's cache. The last lines name each failure, where
 * it is and what runs it alone, and count the tests of all runners; each other check (formatting,
 * types, a build) counts as one.
 */

interface Step {
  title: string;
  command: string[];
  /** What runs one of its tests alone, but for the test; for a step without reports, the step. */
  alone: string;
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

/** Tests have the machine for themselves. */
const tests = (task: string) => turbo(task, '--concurrency=1');

const quickSteps: Step[] = [
  {
    title: 'Lint and format',
    command: ['biome', 'check', '--error-on-warnings', '.'],
    alone: 'pnpm lint',
  },
  {
    title: 'Types',
    command: turbo('typecheck', '//#typecheck:tools'),
    alone: 'pnpm typecheck',
  },
  {
    title: 'Nothing unused: files, exports, dependencies',
    command: ['knip'],
    alone: 'pnpm exec knip',
  },
  { title: 'Build', command: turbo('build'), alone: 'pnpm build' },
  {
    title: 'Sizes of the design system',
    command: turbo('size'),
    alone: 'pnpm --filter @agency/ui size',
  },
  {
    title: 'Unit tests',
    command: tests('test'),
    alone: 'pnpm --filter {package} test',
    reports: '{apps,packages}/*/test-results/report.json',
  },
  {
    title: 'The workflows of CI and of releases',
    command: tests('//#test:workflows'),
    alone: 'pnpm test:workflows',
    reports: 'test-results/workflows-report.json',
  },
  {
    title: 'Stories, in a real browser, in both themes',
    command: tests('//#test:stories'),
    alone: 'pnpm test:stories',
    reports: 'test-results/stories-report.json',
  },
  {
    title: 'The site end to end, in Chromium',
    command: tests('e2e'),
    alone: 'pnpm --filter {package} e2e',
    reports: 'apps/*/test-results/e2e-report.json',
  },
];

const furtherSteps: Step[] = [
  {
    title: 'Storybook: its build, its guides, and what a change recaptures',
    command: tests('//#test:storybook'),
    alone: 'pnpm test:storybook',
    reports: 'test-results/storybook-report.json',
  },
  {
    title: 'The packages as others install them',
    command: tests('//#test:consumers'),
    alone: 'pnpm test:consumers',
    reports: 'examples/test-results/consumers-report.json',
  },
  {
    title: 'The site end to end, with every fault',
    command: tests('e2e:faults'),
    alone: 'pnpm --filter {package} e2e:faults',
    reports: 'apps/*/test-results/faults-report.json',
  },
  {
    title: 'The core journeys in Firefox and WebKit',
    command: tests('cross-browser'),
    alone: 'pnpm --filter {package} cross-browser',
    reports: 'apps/*/test-results/cross-browser-report.json',
  },
];

const all = process.argv.includes('--all');
const steps = all ? [...quickSteps, ...furtherSteps] : quickSteps;

const [whole, headless] = [ensureChromium(), ensureHeadlessChromium()];
process.env.CHROMIUM_PATH = whole;
process.env.CHROMIUM_HEADLESS_PATH = headless;
if (all) {
  for (const name of ['firefox', 'webKitDriver', 'xvfb'] as const) {
    if (findOrInstallTool(name)) continue;
    if (process.env.CI) throw new Error(howToInstall(name));
    console.warn(`${howToInstall(name)} Its tests are left out.`);
  }
}

for (const folder of globSync(['{apps,packages}/*/test-results', '{examples/,}test-results'])) {
  rmSync(folder, { recursive: true });
}

const failures: Failure[] = [];
let passed = 0;
for (const [index, step] of steps.entries()) {
  console.log(`\n[${index + 1}/${steps.length}] ${step.title}`);
  const start = performance.now();
  const result = run(step);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const failed = result.failures.length > 0 ? `, ${result.failures.length} failed` : '';
  console.log(`${result.passed} passed${failed} in ${seconds} s`);
  failures.push(...result.failures);
  passed += result.passed;
}

for (const { title, where, message, command } of failures) {
  console.log(
    `\n✗ ${title}\n    ${[where, message].filter(Boolean).join('\n    ')}\n    ${command}`,
  );
}
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

function run({ title, command: [command = '', ...parameters], alone, reports }: Step): Result {
  const succeeded = spawnSync(command, parameters, { stdio: 'inherit' }).status === 0;
  const results = reports ? globSync(reports).map((file) => readReport(file, alone)) : [];
  const result: Result = {
    passed: results.reduce((sum, each) => sum + each.passed, 0),
    failures: results.flatMap((each) => each.failures),
  };
  // A runner that broke before it could report, or a step without reports, is one test.
  const broke = !succeeded && result.failures.length === 0;
  if (broke || (reports && results.length === 0)) {
    const rerun = alone.replace(' --filter {package}', ' -r');
    return { ...result, failures: [{ title, message: 'See its output above.', command: rerun }] };
  }
  return reports ? result : { passed: 1, failures: [] };
}
