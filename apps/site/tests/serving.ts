import { globSync } from 'node:fs';
import * as http from 'node:http';
import * as https from 'node:https';
import { extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { securityHeaders } from '../hosting/headers.ts';
import { builtSite } from './builtSite.ts';

interface Question {
  path: string;
  method?: string;
  headers?: Record<string, string>;
}

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** Every value of each header. */
  values: NodeJS.Dict<string[]>;
  body: Buffer;
}

interface Expected {
  status: number;
  /** A built file, which is the answer's content. */
  file?: string;
  /** `undefined` for a header that the answer must not have. */
  [header: string]: string | number | undefined;
}

const files = globSync('**/*.*', { cwd: builtSite.folder });
const pathOf = (file: RegExp) => `/${files.find((name) => file.test(name))}`;
const script = pathOf(/^assets\/entry-client.*\.js$/);
const font = pathOf(/\.woff2$/);

const security = Object.fromEntries(
  Object.entries(securityHeaders()).map(([name, value]) => [name.toLowerCase(), value]),
);

/** The headers of every answer, unless a question says otherwise. */
const usual = {
  ...security,
  vary: 'Accept-Encoding',
  'set-cookie': undefined,
  'access-control-allow-origin': undefined,
  // Without its version.
  server: 'nginx',
};

/** Hashed files are kept for a year, but not a refusal or a redirect in place of one. */
const cachingOf = (path: string, status: number): string =>
  path.startsWith('/assets/') && [200, 304].includes(status)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate';

/** Where a server listens, and how to trust it if it has TLS. */
export interface ServerAddress
  extends Pick<http.RequestOptions, 'hostname' | 'port' | 'socketPath'> {
  tls?: https.AgentOptions;
}

/** A connection that stays open, and its two ways to ask. */
function connectTo({ tls, ...address }: ServerAddress) {
  const { Agent, request } = tls ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: 1, ...tls });

  /** Requests a path exactly as it is written. */
  const ask = ({ path, method = 'GET', headers }: Question): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const asked = { Origin: 'https://elsewhere.example', ...headers };
      request({ ...address, agent, path, method, headers: asked }, (response) => {
        const { statusCode: status = 0, headers, headersDistinct: values } = response;
        buffer(response).then((body) => resolve({ status, headers, values, body }), reject);
      })
        .on('error', reject)
        .end();
    });

  /** Asks, and tells what is not as expected. */
  async function expectAnswer(question: Question, { file, ...expected }: Expected) {
    const answer = await ask(question);
    const { status, headers, body } = answer;
    const found: Record<string, unknown> = { server: 'nginx', ...headers, status };
    const wanted = {
      ...usual,
      'cache-control': cachingOf(question.path, expected.status),
      ...(file && { 'content-type': contentTypes[extname(file)] }),
      ...expected,
    };
    const compared = Object.keys(wanted).map((name) => [name, found[name]]);
    const asked = nameOf(question);
    expect.soft(Object.fromEntries(compared), asked).toEqual(wanted);
    if (file && status === 200) {
      const content = decoders[headers['content-encoding'] ?? '']?.(body) ?? body;
      expect.soft(content.equals(builtSite.bytes(file)), `${asked}: content`).toBe(true);
      expect.soft(Number(headers['content-length']), `${asked}: length`).toBe(body.length);
    }
    return answer;
  }

  return { ask, expectAnswer, close: () => agent.destroy() };
}

function nameOf({ path, method = '', headers = {} }: Question): string {
  const shown = path.length > 60 ? `${path.slice(0, 8)}… (${path.length} characters)` : path;
  const lines = Object.entries(headers).map(([name, value]) => `"${name}: ${value}"`);
  return [method, shown, ...lines].join(' ').trim();
}

/** How a browser decodes a response. */
const decoders: Record<string, (data: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

const home = '/podcasting';

/** What is no page and no file, or none with an address: all lead home. */
const unknown = `
  /no/such/page /podcasting/no-such-page /index.html /404.html /404 /Podcasting /PODCASTING.HTML
  /assets /assets/ /assets/gone-AbCdEfGh.js /_headers /_redirects /%5fheaders /podcasting.html.br
  /podcasting.html.gz ${script}.br /pricing/headers.conf /.git/config /.env /assets/.hidden
  //podcasting //evil.example/.. //evil.example/%2f.. /podcasting// /\\evil.example /%5cevil.example
  /x%0d%0aSet-Cookie:a=b /podcasting%20 /podcasting;a=b /podcasting%3ffrom=mail
  /${'a'.repeat(4000)}
`;
const invalid = `
  /%2e%2e/%2e%2e/etc/passwd /../../etc/passwd /assets/..%2f..%2f..%2fetc/passwd /podcasting%00
  /podcasting%00.html /%zz
`;
const listOf = (paths: string) => paths.trim().split(/\s+/);

/** Addresses, with the status of the response and, for redirects, the location. */
const addresses: [path: string, status: number, location?: string][] = [
  ['/podcasting', 200],
  ['/digital-marketing?view=creator', 200],
  ['/%70odcasting', 200],
  ['/digital-marketing/../podcasting', 200],
  ['/', 302, home],
  ['/?from=mail&to=%2Fx', 302, `${home}?from=mail&to=%2Fx`],
  ['/podcasting/', 301, '/podcasting'],
  ['/podcasting.html?from=mail', 301, '/podcasting?from=mail'],
  ['/digital-marketing/?a=b?c', 301, '/digital-marketing?a=b?c'],
  ['/digital-marketing.html', 301, '/digital-marketing'],
  ['/no-such-page?from=mail', 302, `${home}?from=mail`],
  ['/x?%0d%0aSet-Cookie:a=b', 302, `${home}?%0d%0aSet-Cookie:a=b`],
  ...listOf(unknown).map((path): [string, number, string] => [path, 302, home]),
  ...listOf(invalid).map((path): [string, number] => [path, 400]),
];

/** `Accept-Encoding`, and the content coding of the response. */
const codings: [accept: string, coding: string | undefined][] = [
  ['gzip, deflate, br, zstd', 'br'],
  ['br', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['gzip', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['br;q=0.0, gzip;q=0.001', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['identity', undefined],
  ['zstd', undefined],
  ['', undefined],
];

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/**
 * How a host must respond. It gets requests over one bare connection: no browser would send half of
 * these.
 */
export function testServing(server: ServerAddress): void {
  const site = connectTo(server);
  afterAll(() => site.close());

  test('every address gets its page or its redirect', async () => {
    for (const [path, status, location] of addresses) {
      await site.expectAnswer({ path }, { status, location });
    }
  });

  test('HEAD is answered as GET is, without the body, and other methods are refused', async () => {
    const get = await site.ask({ path: home });
    const head = await site.expectAnswer({ path: home, method: 'HEAD' }, { status: 200 });
    expect(head.body).toHaveLength(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });

    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']) {
      await site.expectAnswer({ path: home, method }, { status: 405, allow: 'GET, HEAD' });
    }
  });

  test('a file is compressed as the request allows, and each form has its own ETag', async () => {
    for (const [path, file] of [
      [home, 'podcasting.html'],
      ['/digital-marketing', 'digital-marketing.html'],
      [script, script],
    ] as const) {
      const etags = new Map<string | undefined, unknown>();
      for (const [accept, coding] of codings) {
        const question = { path, headers: { 'Accept-Encoding': accept } };
        const expected = { status: 200, file, 'content-encoding': coding };
        etags.set(coding, (await site.expectAnswer(question, expected)).headers.etag);
      }
      expect.soft(new Set(etags.values()).size, path).toBe(3);
    }
    const throughProxy = { 'Accept-Encoding': 'gzip', Via: '1.1 proxy.example' };
    const compressed = { status: 200, 'content-encoding': 'gzip' };
    await site.expectAnswer({ path: home, headers: throughProxy }, compressed);
  });

  test('every file has its content type', async () => {
    const served = files.filter((file) => !/\.(?:html|br|gz)$/.test(file));
    expect(served.length).toBeGreaterThan(1);
    for (const file of served) {
      const headers = { 'Accept-Encoding': 'br, gzip' };
      await site.expectAnswer({ path: `/${file}`, headers }, { status: 200, file });
    }
  });

  test('a conditional request gets the file only where the version is another', async () => {
    for (const path of [home, script, font]) {
      for (const coding of ['br', 'gzip', 'identity']) {
        const accept = { 'Accept-Encoding': coding };
        const { headers } = await site.ask({ path, headers: accept });
        const { etag = '', 'last-modified': date = '' } = headers;
        const later = new Date(Date.parse(date) + 3_600_000).toUTCString();
        for (const condition of [
          { 'If-None-Match': etag },
          { 'If-None-Match': `"other", ${etag}` },
          { 'If-None-Match': '*' },
          { 'If-Modified-Since': date },
          { 'If-Modified-Since': later },
        ] as Record<string, string>[]) {
          const question = { path, headers: { ...accept, ...condition } };
          const expected = { status: 304, etag, 'content-encoding': undefined };
          const { body } = await site.expectAnswer(question, expected);
          expect.soft(body.length, nameOf(question)).toBe(0);
        }
      }
    }
    for (const headers of [
      { 'If-None-Match': '"other"' },
      { 'If-None-Match': '' },
      { 'If-Modified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
      { 'If-Modified-Since': 'last week' },
    ] as Record<string, string>[]) {
      await site.expectAnswer({ path: home, headers }, { status: 200 });
    }
  });

  test('a range request gets the whole file, with the headers of any other', async () => {
    for (const range of ['bytes=0-99', 'bytes=-50', 'bytes=99999999-']) {
      const headers = { 'Accept-Encoding': 'br', Range: range };
      const expected = { status: 200, file: script, 'content-encoding': 'br' };
      const whole = { ...expected, 'accept-ranges': undefined, 'content-range': undefined };
      const { values } = await site.expectAnswer({ path: script, headers }, whole);
      expect.soft(values['cache-control'], range).toHaveLength(1);
    }
  });

  test('a compressed copy is sent only where it is smaller', async () => {
    const headers = { 'Accept-Encoding': 'gzip, br' };
    for (const file of ['/robots.txt', '/site.webmanifest', script]) {
      const { body } = await site.ask({ path: file, headers });
      const isCompressed = body.length < builtSite.bytes(file).length;
      const coding = isCompressed ? 'br' : undefined;
      await site.expectAnswer(
        { path: file, headers },
        { status: 200, file, 'content-encoding': coding },
      );
    }
  });

  test('an address of 100 KB is refused, and the next request answered', async () => {
    const refusal = await site.ask({ path: `/podcasting?view=${'a'.repeat(100_000)}` }).then(
      ({ status }) => status,
      () => 'closed the connection',
    );
    expect([414, 431, 'closed the connection']).toContain(refusal);
    await site.expectAnswer({ path: home }, { status: 200 });
  });
}
