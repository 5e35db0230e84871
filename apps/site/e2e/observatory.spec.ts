import { expect, test } from '@playwright/test';
import { pages } from './locators.ts';
import { startNginx } from './nginx.ts';

/*
 * Mozilla's HTTP Observatory scans hosts on the internet. Its rules are applied here to what nginx
 * answers on the loopback; its own request would go to a public name.
 */

interface Verdict {
  result: string;
  pass: boolean;
}

interface Rules {
  ALL_TESTS: readonly ((requests: object) => Verdict)[];
}

interface Grader {
  getScoreModifier: (result: string) => number;
  getGradeForScore: (score: number) => { grade: string; score: number };
}

interface Retriever {
  parseHttpEquivHeaders: (html: string, url: string) => Map<string, string[]>;
}

/** A part of the package, which brings no types. */
const observatory = <Part>(path: string): Promise<Part> =>
  import(`@mdn/mdn-http-observatory/src/${path}.js`);

const host = 'pricing.agency.example';

/** What the scan would have found at an address: nginx's answer, behind a TLS that redirects. */
async function scanned(origin: string, path: string) {
  const { parseHttpEquivHeaders } = await observatory<Retriever>('retriever/utils');
  const url = new URL(path, `https://${host}`);
  const answer = await fetch(origin + path);
  const html = await answer.text();
  const preflight = await fetch(origin + path, {
    method: 'OPTIONS',
    headers: { Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': 'GET' },
  });
  const seen = {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    verified: true,
    httpEquiv: parseHttpEquivHeaders(html, url.href),
  };
  const redirects = [
    { url: new URL(`http://${host}${path}`), status: 301 },
    { url, status: answer.status },
  ];
  return {
    hostname: host,
    session: { url },
    resources: { path: html },
    responses: {
      auto: seen,
      http: seen,
      https: seen,
      cors: { ...seen, headers: Object.fromEntries(preflight.headers) },
      httpRedirects: redirects,
      httpsRedirects: redirects,
    },
  };
}

for (const { path } of pages) {
  test(`${path} gets the observatory's highest grade, and fails none of its tests`, async () => {
    const { ALL_TESTS } = await observatory<Rules>('constants');
    const { getGradeForScore, getScoreModifier } = await observatory<Grader>('grader/grader');
    const nginx = await startNginx();
    const requests = await scanned(nginx.origin, path);
    nginx.stop();

    const verdicts = ALL_TESTS.map((rule) => rule(requests));
    const score = verdicts.reduce((sum, { result }) => sum + getScoreModifier(result), 100);
    const failed = verdicts.filter(({ pass }) => !pass).map(({ result }) => result);

    expect(ALL_TESTS.length).toBeGreaterThan(8);
    expect(failed).toEqual([]);
    expect(getGradeForScore(score)).toEqual({ grade: 'A+', score: 130 });
  });
}
