import { cp, rm, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { createSiteServer } from '../../apps/site/hosting/serve.ts';
import { routes } from '../../apps/site/src/routes.ts';
import { chromiumFlags, findChromium } from '../chromium.ts';
import { listen } from '../listen.ts';
import { writeBaseline } from './baseline.ts';
import { writeTreemap } from './bundle.ts';
import { compare, type Figures } from './goals.ts';
import { measure, type Subject } from './measure.ts';
import { conditions } from './visit.ts';

/*
 * `pnpm bench`: what a visit to the built site costs, compared with a baseline without scripts and
 * fonts. Exits with 1 when a goal is missed. `--n 7` says how many visits, `--page /podcasting`
 * takes one page, `--quick` makes one visit. `--bundle` draws what the script is made of instead.
 */
const { values: options } = parseArgs({
  options: {
    n: { type: 'string' },
    page: { type: 'string' },
    quick: { type: 'boolean', default: false },
    bundle: { type: 'boolean', default: false },
  },
});

const root = dirname(dirname(import.meta.dirname));
const siteRoot = join(root, 'apps/site');
const results = join(root, '.cache/bench');

if (options.bundle) {
  const file = join(results, 'bundle.html');
  await writeTreemap(siteRoot, file);
  console.log(`The treemap: ${relative(root, file)}`);
} else {
  const rounds = readRounds(options.n ?? (options.quick ? '1' : '7'));
  process.exitCode = (await compareWithBaseline(rounds, readPages(options.page))) ? 0 : 1;
}

/** Measures site and baseline in turn, so that whatever else the machine does slows both alike. */
async function compareWithBaseline(rounds: number, pages: readonly string[]): Promise<boolean> {
  // A copy: a build meanwhile must not change what is measured.
  const [site, baseline] = [join(results, 'site'), join(results, 'baseline')];
  await rm(site, { recursive: true, force: true });
  await cp(join(siteRoot, 'dist'), site, { recursive: true });
  await writeBaseline(site, baseline, pages);

  const subjects: Subject[] = [];
  for (const [kind, folder] of Object.entries({ baseline, site })) {
    const { origin } = await listen((await createSiteServer(folder)).unref());
    subjects.push(...pages.map((path) => ({ kind, path, url: origin + path, folder }) as Subject));
  }

  subjects.sort((one, other) => one.path.localeCompare(other.path));

  const runs: { kind: string; path: string; figures: Partial<Figures> }[] = [];
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  // The first round warms up and is not counted.
  for (let round = 0; round <= rounds; round++) {
    for (const subject of subjects) {
      const { kind, path } = subject;
      const figures = await measure(browser, subject);
      console.error(
        `${round ? `${round} of ${rounds}` : 'warm-up'}: ${kind} ${path}, ` +
          `LCP ${Math.round(figures.largestPaint ?? 0)} ms, load ${loadavg()[0]?.toFixed(1)}`,
      );
      if (round > 0) runs.push({ kind, path, figures });
    }
  }
  await browser.close();

  const figuresOf = (kind: Subject['kind'], path: string) =>
    runs.filter((run) => run.kind === kind && run.path === path).map(({ figures }) => figures);
  console.log(`Medians (least–most) of ${rounds} visits: ${conditions}.`);
  let missed = 0;
  for (const path of pages) {
    const compared = compare(figuresOf('site', path), figuresOf('baseline', path));
    missed += compared.filter(({ passed }) => !passed).length;
    console.log(`\n${path}`);
    console.table(compared.map(({ row }) => row));
  }
  const file = join(results, 'results.json');
  await writeFile(file, JSON.stringify({ conditions, runs }, null, 2));
  console.log(
    `\nGoals missed: ${missed}. (!) The baseline, a page without any script, misses it too.\n` +
      `Every visit's figures: ${relative(root, file)}`,
  );
  return missed === 0;
}

function readRounds(text: string): number {
  const rounds = Number(text);
  if (Number.isInteger(rounds) && rounds > 0) return rounds;
  throw new Error(`--n ${text}: expected how many visits to make, a whole number from 1.`);
}

/** The page that was asked for, or all of them. */
function readPages(asked?: string): readonly string[] {
  const pages: readonly string[] = Object.values(routes);
  if (!asked) return pages;
  if (pages.includes(asked)) return [asked];
  throw new Error(`--page ${asked}: there is no such page; expected ${pages.join(' or ')}.`);
}
