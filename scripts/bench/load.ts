import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtSite, startNginx } from '../nginx.ts';
import { ensureTool } from '../systemTool.ts';
import { spreadOf } from './statistics.ts';

/** A line of the table, ready to be read. */
interface Row {
  label: string;
  goal: string;
  measured: string;
  /** Whether the goal is reached; a line without a goal has no verdict. */
  holds?: boolean;
}

const rounds = 15;
const secondsEach = 1;
const connections = 32;
const page = '/podcasting';

/**
 * `pnpm bench --load`: how many requests a second nginx answers with a real page, under
 * `apps/site/hosting/nginx.conf`, beside one bare file of the same size from a server without any rule. On
 * the loopback, in turns, so that both meet the same moods of the machine.
 *
 * A third in the turns is the bare file with the site's security headers: what these cost, in
 * nginx and in the client that reads them, no rule of ours could save.
 */
export async function load(): Promise<Row[]> {
  const wrk = ensureTool('wrk', 'The load test needs');
  const folder = mkdtempSync(join(tmpdir(), 'bare-'));
  for (const name of ['bare', 'with-headers']) {
    writeFileSync(join(folder, name), readFileSync(join(builtSite, `${page}.html.br`)));
  }
  const bareServer = (port: number) =>
    `server { listen 127.0.0.1:${port}; root ${folder}; sendfile on; tcp_nopush on;
      location = /with-headers { include pricing/headers.conf; } }`;
  const nginx = await startNginx(builtSite, bareServer);

  const site: Run[] = [];
  const bare: Run[] = [];
  const withHeaders: Run[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      site.push(press(wrk, nginx.origin + page));
      bare.push(press(wrk, `${nginx.furtherOrigin}/bare`));
      withHeaders.push(press(wrk, `${nginx.furtherOrigin}/with-headers`));
    }
  } finally {
    nginx.stop();
    rmSync(folder, { recursive: true });
  }

  // Of each round, as the machine may be busy with something else in one and not in the next.
  const ratioTo = (other: Run[]) =>
    spreadOf(site.map(({ rate }, round) => rate / (other[round]?.rate ?? Number.NaN)))?.median ?? 0;
  const ratio = ratioTo(bare);
  const errors = [...site, ...bare, ...withHeaders].reduce((sum, run) => sum + run.errors, 0);
  return [
    { label: `${page}, requests a second`, goal: '', measured: write(site) },
    { label: 'bare file, requests a second', goal: '', measured: write(bare) },
    { label: 'it with the headers', goal: '', measured: write(withHeaders) },
    {
      label: 'ratio, median of the rounds',
      goal: '≥ 0.95',
      measured: ratio.toFixed(3),
      holds: ratio >= 0.95,
    },
    { label: 'ratio to it with the headers', goal: '', measured: ratioTo(withHeaders).toFixed(3) },
    { label: 'errors', goal: '0', measured: String(errors), holds: errors === 0 },
  ];
}

interface Run {
  rate: number;
  errors: number;
}

function press(wrk: string, address: string): Run {
  const said = execFileSync(
    wrk,
    [
      ...['--threads', '1', '--connections', String(connections)],
      ...['--duration', `${secondsEach}s`, '--header', 'Accept-Encoding: gzip, deflate, br, zstd'],
      address,
    ],
    { encoding: 'utf8' },
  );
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(said)?.[1];
  if (!rate) throw new Error(`wrk did not say how many requests were answered. It said:\n${said}`);
  // Answers with other statuses, and connections that failed, by kind.
  const errors = [
    ...said.matchAll(/(?:Non-2xx or 3xx responses:|connect|read|write|timeout) (\d+)/g),
  ];
  return {
    rate: Number(rate),
    errors: errors.reduce((sum, [, count]) => sum + Number(count), 0),
  };
}

function write(runs: Run[]): string {
  const spread = spreadOf(runs.map(({ rate }) => Math.round(rate)));
  return spread ? `${spread.median} (${spread.min}–${spread.max})` : '–';
}
