import { spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { compare, optimise } from './compare.ts';
import { type Finding, reportPage } from './report.ts';
import { type Shot, Studio } from './screenshots.ts';

/*
 * `pnpm visual`: pictures every story in its modes and compares with the baselines. Exits with 1
 * on a difference, and leaves a report to look at. `--update` accepts what there is;
 * `--only TEXT` takes the stories whose id holds it; `--no-build` takes the workshop as built.
 */
const { values: options } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    build: { type: 'boolean', default: true },
  },
  allowNegative: true,
});

const root = dirname(dirname(import.meta.dirname));
const baselines = join(import.meta.dirname, 'baselines');
const results = join(root, '.cache/visual');
const browserFile = join(baselines, 'browser.json');

if (options.build) {
  const { status } = spawnSync(
    'turbo',
    ['run', '//#build-storybook', '--output-logs=errors-only'],
    {
      stdio: 'inherit',
      cwd: root,
    },
  );
  if (status !== 0) process.exit(status ?? 1);
}

const fileOf = (folder: string, { story, mode }: Pick<Shot, 'story' | 'mode'>, suffix = '') =>
  join(folder, story, `${mode.replaceAll(' ', '-')}${suffix}.png`);

const write = (file: string, data: string | Buffer) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, data);
};

rmSync(results, { recursive: true, force: true });
const started = Date.now();
const studio = await Studio.open(join(root, 'storybook-static'));
const browser = { chromium: studio.browserVersion };
const shots = (await studio.shots()).filter(({ story }) => story.includes(options.only));
const findings: Finding[] = [];
const expected = new Set(shots.map((shot) => fileOf(baselines, shot)));

await studio.takeAll(shots, async (shot, png) => {
  const baseline = fileOf(baselines, shot);
  const before = existsSync(baseline) ? readFileSync(baseline) : undefined;
  const difference = before && compare(before, png);
  if (before && !difference) return;

  const { story, mode } = shot;
  if (options.update) {
    write(baseline, optimise(png));
    findings.push({ story, mode, kind: before ? 'changed' : 'new' });
    return;
  }
  const after = fileOf(results, shot);
  write(after, png);
  if (!difference) {
    findings.push({ story, mode, kind: 'new', after });
    return;
  }
  const marked = fileOf(results, shot, '.difference');
  write(marked, difference.png);
  const { pixels } = difference;
  findings.push({
    story,
    mode,
    kind: 'changed',
    pixels,
    before: baseline,
    after,
    difference: marked,
  });
});
await studio.close();

if (!options.only) {
  for (const file of globSync('*/*.png', { cwd: baselines }).map((it) => join(baselines, it))) {
    if (expected.has(file)) continue;
    const [story = '', mode = ''] = file.slice(baselines.length + 1, -'.png'.length).split('/');
    findings.push({ story, mode, kind: 'gone', before: file });
    if (options.update) rmSync(file);
  }
}

findings.sort((a, b) => a.story.localeCompare(b.story) || a.mode.localeCompare(b.mode));
for (const { kind, story, mode, pixels } of findings) {
  console.log(`${kind.padEnd(7)} ${story} (${mode})${pixels ? `: ${pixels} pixels` : ''}`);
}

const seconds = Math.round((Date.now() - started) / 1000);
if (options.update) {
  write(browserFile, `${JSON.stringify(browser, null, 2)}\n`);
  const bytes = globSync(join(baselines, '**/*.png')).reduce(
    (sum, it) => sum + statSync(it).size,
    0,
  );
  console.log(
    `${shots.length} pictures in ${seconds} s, ${findings.length} accepted; ` +
      `the baselines take ${(bytes / 1e6).toFixed(1)} MB.`,
  );
} else {
  console.log(`${shots.length} pictures in ${seconds} s, ${findings.length} differences.`);
  if (findings.length > 0) {
    const report = join(results, 'report.html');
    write(report, reportPage(findings, results));
    console.log(`Look at ${report}, then mend the change or accept it: pnpm visual --update`);
    const drawn = existsSync(browserFile) && JSON.parse(readFileSync(browserFile, 'utf8')).chromium;
    if (drawn && drawn !== browser.chromium) {
      console.log(
        `The baselines were drawn by Chromium ${drawn}, these pictures by ${browser.chromium}: ` +
          'small differences everywhere may come from that.',
      );
    }
    process.exitCode = 1;
  }
}
