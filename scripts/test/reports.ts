import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Failure {
  title: string;
  /** The test's file and line, from the root of the repository. */
  where?: string;
  /** What was expected, in a line or a few. */
  message: string;
  /** What runs it alone. */
  command: string;
}

export interface Result {
  passed: number;
  failures: Failure[];
}

interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: {
      fullName: string;
      status: string;
      failureMessages?: string[];
      location?: { line: number };
    }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
  title: string;
}

interface PlaywrightReport {
  config: { rootDir: string };
  stats: { expected: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

/**
 * What a report of Vitest or of Playwright says.
 *
 * @param alone What runs one of its tests alone, but for the test. `{package}` is the package that
 *   the report belongs to.
 */
export function readReport(file: string, alone: string): Result {
  const report: VitestReport | PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
  const [root = '.'] = /^(?:apps|packages)\/[^/]+/.exec(file) ?? [];
  const command = alone.replace('{package}', () => packageName(root));

  const failure = (title: string, path: string, line: number | undefined, message = '') => ({
    title,
    where: [relative('.', path), line].filter(Boolean).join(':'),
    message: firstLines(message),
    command: [command, [relative(root, path), line].filter(Boolean).join(':')].join(' '),
  });

  if ('testResults' in report) {
    const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      // A file that cannot be loaded has no tests.
      if (status === 'failed' && failed.length === 0)
        return [failure('the file as a whole', name, undefined, message)];
      return failed.map(({ fullName, location, failureMessages }) =>
        failure(fullName, name, location?.line, failureMessages?.[0]),
      );
    });
    return { passed: report.numPassedTests, failures };
  }

  const failures = specsOf(report.suites)
    // One that passes only when it is repeated has failed.
    .filter(({ tests }) => tests.some(({ status }) => /unexpected|flaky/.test(status)))
    .map(({ title, file: spec, line, tests }) =>
      failure(
        title,
        resolve(report.config.rootDir, spec),
        line,
        tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message,
      ),
    );
  const errors = report.errors.map(({ message = '' }) => ({
    title: 'Playwright itself',
    message: firstLines(message),
    command,
  }));
  return { passed: report.stats.expected, failures: [...failures, ...errors] };
}

const packageName = (folder: string): string =>
  JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')).name;

/** All tests of a report's nested suites, each titled with the groups that it is in. */
const specsOf = (suites: PlaywrightSuite[], groups: string[] = []): PlaywrightSuite['specs'] =>
  suites.flatMap(({ specs, suites: inner = [], title }) => {
    const isFile = groups.length === 0 && title.endsWith('.ts');
    const path = isFile ? [] : [...groups, title];
    return [
      ...specs.map((spec) => ({ ...spec, title: [...path, spec.title].join(' › ') })),
      ...specsOf(inner, path),
    ];
  });

const firstLines = (message: string): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, 6)
    .map((line) => (line.length > 160 ? `${line.slice(0, 160)}…` : line))
    .join('\n    ');
