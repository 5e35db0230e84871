import { once } from 'node:events';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { availableParallelism, loadavg } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { createSiteServer } from '../../apps/site/hosting/serve.ts';
import { routes } from '../../apps/site/src/routes.ts';
import { chromiumFlags, ensureChromium } from '../chromium.ts';
import { writeBaseline } from './baseline.ts';
import { writeTreemap } from './bundle.ts';
import { compare, type Figures, table } from './goals.ts';
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
    page: { type: 'string', multiple: true },
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
  await mkdir(results, { recursive: true });
  await cp(join(siteRoot, 'dist'), site, { recursive: true });
  await writeBaseline(site, baseline, pages);

  const servers = [site, baseline].map((folder) => createSiteServer(folder).listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const [siteOrigin, baselineOrigin] = servers.map(
    (server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  );
  const subjects = pages.flatMap((path): Subject[] => [
    { kind: 'baseline', path, url: baselineOrigin + path, folder: baseline },
    { kind: 'site', path, url: siteOrigin + path, folder: site },
  ]);
  const runs = new Map(subjects.map((subject): [Subject, Partial<Figures>[]] => [subject, []]));
  const loads: number[] = [];

  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  try {
    // The first round warms up and is not counted.
    for (let round = 0; round <= rounds; round++) {
      for (const [subject, measured] of runs) {
        const figures = await measure(browser, subject);
        const load = loadavg()[0] ?? 0;
        const { kind, path } = subject;
        console.error(
          `${round ? `${round} of ${rounds}` : 'warm-up'}: ${kind} ${path}, ` +
            `LCP ${Math.round(figures.largestPaint ?? 0)} ms, load ${load.toFixed(1)}`,
        );
        if (round === 0) continue;
        measured.push(figures);
        loads.push(load);
      }
    }
  } finally {
    await browser.close();
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  }

  const of = (kind: Subject['kind'], path: string) =>
    [...runs].find(([subject]) => subject.kind === kind && subject.path === path)?.[1] ?? [];
  const compared = pages.map((path) => ({
    path,
    goals: compare(of('site', path), of('baseline', path)),
  }));
  console.log(
    `Medians (least–most) of ${rounds} visits: ${conditions}.\n(Load of this machine: ` +
      `${Math.min(...loads).toFixed(1)}–${Math.max(...loads).toFixed(1)} on ` +
      `${availableParallelism()} processors.)`,
  );
  for (const { path, goals } of compared) {
    const header = ['', path, 'goal', 'measured', 'baseline'];
    console.log(`\n${table([header, ...goals.map(({ cells }) => cells)])}`);
  }
  const file = join(results, 'results.json');
  await writeFile(file, JSON.stringify({ conditions, runs: [...runs] }, null, 2));
  const missed = compared.flatMap(({ goals }) => goals).filter(({ passed }) => !passed).length;
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

/** The pages that were asked for, or all of them. */
function readPages(asked?: readonly string[]): readonly string[] {
  const pages: readonly string[] = Object.values(routes);
  const unknown = asked?.find((page) => !pages.includes(page));
  if (!unknown) return asked ?? pages;
  throw new Error(`--page ${unknown}: there is no such page; expected ${pages.join(' or ')}.`);
}
