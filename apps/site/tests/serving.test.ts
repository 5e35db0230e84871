import { globSync, mkdtempSync } from 'node:fs';
import * as http from 'node:http';
import * as https from 'node:https';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parseAllHeaders } from '@netlify/headers-parser';
import { afterAll, describe, expect, test } from 'vitest';
import { createSiteServer } from '../hosting/serve.ts';
import { home, routes } from '../src/routes.ts';
import { builtSite } from './builtSite.ts';
import { hasNginx, startNginx } from './nginx.ts';

/* What `pnpm start` answers, and nginx with its committed configuration: the same. */

const files = globSync('**/*.*', { cwd: builtSite.folder, exclude: ['**/*.{html,br,gz}'] });
const script = `/${files.find((file) => /entry-client.*\.js$/.test(file))}`;

/** What is no page and no file, or none with an address. */
const unknown = `
  /no/such/page?from=mail /podcasting/no-such-page /Podcasting /PODCASTING.HTML /podcasting%20
  /podcasting;a=b /podcasting%3ffrom=mail /index /index.html /404 /404.html /no-such.html /assets
  /gone.js /gone.md /_headers /_redirects /.git/config /.env /podcasting.html.br /podcasting.html.gz
  //podcasting //podcasting/ /podcasting// //evil.example/.. //evil.example/%2f.. /\\evil.example
  /%5cevil.example /x%0d%0aSet-Cookie:a=b /x?%0d%0aSet-Cookie:a=b /${'a'.repeat(4000)}`;
const missing = `/assets/gone-AbCdEfGh.js /assets/gone.png /assets/.hidden /assets/ ${script}.br`;
const listOf = (paths: string) => paths.trim().split(/\s+/);

/** An address, the status of the answer, and where it leads or the file that it contains. */
type Row = [path: string, status: number, to?: string];

const table: Row[] = [
  ...Object.values(routes).flatMap((path): Row[] => [
    [path, 200, `${path}.html`],
    [`${path}?view=creator`, 200, `${path}.html`],
    [`${path}/`, 301, path],
    [`${path}/?a=b?c`, 301, `${path}?a=b?c`],
    [`${path}.html?from=mail`, 301, `${path}?from=mail`],
  ]),
  ['/%70odcasting', 200, '/podcasting.html'],
  ['/', 302, home],
  ['/?from=mail&to=%2Fx', 302, `${home}?from=mail&to=%2Fx`],
  ...listOf(unknown).map((path): Row => [path, 302, path.replace(/^[^?]*/, home)]),
  ...listOf(missing).map((path): Row => [path, 404]),
  ...files.map((file): Row => [`/${file}`, 200, `/${file}`]),
];

/** `Accept-Encoding`, and the content coding of the answer. */
const codings = {
  'gzip, deflate, br, zstd': 'br',
  'gzip;q=1.0, br;q=0.5': 'br',
  gzip: 'gzip',
  identity: undefined,
};
/** The same where a coding is refused, which only nginx understands. */
const refusals = { 'gzip, br;q=0': 'gzip', 'br; q=0.0, gzip;q=0.1': 'gzip', 'br;q=0.01': 'br' };

const contentTypes: Record<string, RegExp> = {
  '.html': /^text\/html; ?charset=utf-8$/,
  '.ico': /^image\/x-icon$/,
  '.js': /^text\/javascript\b/,
  '.md': /^text\/markdown; charset=utf-8$/,
  '.png': /^image\/png$/,
  '.svg': /^image\/svg\+xml\b/,
  '.txt': /^text\/plain\b/,
  '.webmanifest': /^application\/manifest\+json\b/,
  '.woff2': /^font\/woff2$/,
  '.xml': /^(?:text|application)\/xml\b/,
};

const headersFiles = [join(import.meta.dirname, '../hosting/_headers')];
const rules = await parseAllHeaders({ headersFiles, configHeaders: [], minimal: true });
const everywhere = Object.entries(rules.headers[0]?.values ?? {});

/** The headers of an answer; `undefined` for one that it must not have. */
const headersOf = (path: string, status: number) => ({
  ...Object.fromEntries(everywhere.map(([name, value]) => [name.toLowerCase(), value])),
  'cache-control':
    path.startsWith('/assets/') && [200, 304].includes(status)
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate',
  vary: 'Accept-Encoding',
  // Search engines list the page, not its Markdown.
  'x-robots-tag': path.endsWith('.md') ? 'noindex' : undefined,
  'access-control-allow-origin': undefined,
  'set-cookie': undefined,
  'content-range': undefined,
});

const decoders: Record<string, (data: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** Requests a path exactly as it is written, which no browser would, and checks the answer. */
async function ask(
  { socketPath, tls = false }: { socketPath: string; tls?: boolean },
  [path, status, to]: Row,
  { method = 'GET', ...headers }: Record<string, string> = {},
  further: Record<string, string | undefined> = {},
) {
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const options = { socketPath, path, method, headers, agent: false, rejectUnauthorized: false };
    const request = tls ? https.request(options, resolve) : http.request(options, resolve);
    request.on('error', reject).end();
  });
  const { headers: found, statusCode } = response;
  const body = await buffer(response);
  const label = `${method} ${path.slice(0, 60)} ${JSON.stringify(headers)}`;
  const location = [301, 302].includes(status) ? to : undefined;
  const expected: Record<string, unknown> = { ...headersOf(path, status), location, ...further };
  const compared = Object.keys(expected).map((name) => [name, found[name]]);
  expect.soft([statusCode, Object.fromEntries(compared)], label).toEqual([status, expected]);
  if (status === 200 && to) {
    expect.soft(found['content-type'], label).toMatch(contentTypes[extname(to)] ?? /^$/);
    const content = decoders[found['content-encoding'] ?? '']?.(body) ?? body;
    expect.soft(content.equals(builtSite.bytes(to)), `${label}: content`).toBe(true);
  }
  return { headers: found, body };
}

const socketPath = join(mkdtempSync(join(tmpdir(), 'serving-')), 'site.sock');
const server = (await createSiteServer()).listen(socketPath);
const nginx = hasNginx ? startNginx() : undefined;
if (!nginx) console.warn('nginx.conf was not tested: install nginx (sudo apt-get install nginx).');
afterAll(() => {
  server.close();
  nginx?.stop();
});

const behindTls = { socketPath: nginx?.socketOf(443) ?? '', tls: true };
describe.each([
  { name: 'pnpm start', connection: { socketPath }, codings },
  ...(nginx
    ? [{ name: 'nginx', connection: behindTls, codings: { ...codings, ...refusals } }]
    : []),
])('$name', ({ connection, codings }) => {
  test('every address gets its page, its file or its redirect', async () => {
    for (const row of table) await ask(connection, row, { Origin: 'https://elsewhere.example' });
  });

  test('HEAD is answered as GET is, without the body, and other methods are refused', async () => {
    const get = await ask(connection, [home, 200]);
    const head = await ask(connection, [home, 200], { method: 'HEAD' });
    expect(head.body).toHaveLength(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']) {
      await ask(connection, [script, 405], { method }, { allow: 'GET, HEAD' });
    }
  });

  test('a file is sent whole, compressed as the request allows, and only if it changed', async () => {
    for (const [path, file] of [
      [home, `${home}.html`],
      [`${home}.md`, `${home}.md`],
      [script, script],
    ] as const) {
      const etags = new Map<string | undefined, string>();
      for (const [accept, coding] of Object.entries(codings)) {
        const asked = { 'Accept-Encoding': accept, Via: '1.1 proxy', Range: 'bytes=0-99' };
        const further = { 'content-encoding': coding };
        const { headers } = await ask(connection, [path, 200, file], asked, further);
        const { etag = '' } = headers;
        etags.set(coding, etag);
        await ask(connection, [path, 304], { ...asked, 'If-None-Match': etag });
        await ask(connection, [path, 200, file], { ...asked, 'If-None-Match': '"other"' }, further);
      }
      expect.soft(new Set(etags.values()).size, path).toBe(3);
    }
  });
});

test.runIf(nginx)('nginx leads from http to https under its own name', async () => {
  const path = `${home}?view=brand`;
  const row: Row = [path, 301, `https://pricing.agency.example${path}`];
  await ask({ socketPath: nginx?.socketOf(80) ?? '' }, row, { Host: 'evil.example' });
});
