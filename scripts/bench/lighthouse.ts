import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumFlags } from '../chromium.ts';
import { ensureChromium } from '../ensureChromium.ts';
import { medianOf } from './statistics.ts';
import { type Subject, urlOf } from './subject.ts';
import type { Verdict } from './verdicts.ts';

const categories = {
  performance: 'Lighthouse: performance',
  accessibility: 'Lighthouse: accessibility',
  'best-practices': 'Lighthouse: best practices',
  seo: 'Lighthouse: SEO',
};

/** What Lighthouse's mobile run says of a page: the categories from 0 to 100, and the rest. */
export interface LighthouseRun {
  scores: Record<string, number>;
  /** Whether the page came back from the back/forward cache. */
  restored: boolean;
  /** The audits that were not passed. */
  failed: string[];
}

/** Runs Lighthouse on a page several times, each in a fresh browser. */
export async function runLighthouse(subject: Subject, times: number): Promise<LighthouseRun[]> {
  const runs: LighthouseRun[] = [];
  for (let count = 0; count < times; count++) {
    const chrome = await launch({
      chromePath: ensureChromium(),
      chromeFlags: ['--headless=new', ...chromiumFlags],
    });
    try {
      const result = await lighthouse(urlOf(subject), { port: chrome.port, logLevel: 'error' });
      if (!result) throw new Error(`Lighthouse returned nothing for ${urlOf(subject)}.`);
      runs.push(read(result.lhr));
    } finally {
      chrome.kill();
    }
    console.error(`Lighthouse ${subject.name}: ${JSON.stringify(runs.at(-1)?.scores)}`);
  }
  return runs;
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function read({ categories: found, audits }: Report): LighthouseRun {
  return {
    scores: Object.fromEntries(
      Object.keys(categories).map((id) => [id, Math.round((found[id]?.score ?? 0) * 100)]),
    ),
    restored: audits['bf-cache']?.score === 1,
    failed: Object.values(audits)
      .filter(({ score }) => score !== null && score < 0.9)
      .map(({ id, displayValue }) => (displayValue ? `${id} (${displayValue})` : id)),
  };
}

/** Lighthouse's lines of the table. */
export function lighthouseVerdicts(runs: readonly LighthouseRun[]): Verdict[] {
  const lines = Object.entries(categories).map(([id, label]): Verdict => {
    const scores = runs.map((run) => run.scores[id] ?? 0);
    const median = medianOf(scores);
    return { label, goal: '100', measured: `${median}`, floor: '', holds: median === 100 };
  });
  const restored = runs.every((run) => run.restored);
  const cache: Verdict = {
    label: 'Back/forward cache',
    goal: 'restored',
    measured: restored ? 'restored' : 'not restored',
    floor: '',
    holds: restored,
  };
  return [...lines, cache];
}
