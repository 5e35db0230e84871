import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { basename, extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServerName } from '../hosting/configuration.ts';
import { createSiteServer } from '../hosting/serve.ts';
import { builtSite, type Listening, listen } from './builtSite.ts';
import { company } from './company.ts';
import { home as homePage, otherView, pages } from './pages.ts';
import { findTool, howToInstall } from './systemTools.ts';
import { startWebServer } from './webServers.ts';

/** The server under test: ours, unless the Vitest project sets another (vitest.config.ts). */
const serverName = process.env.SERVER as ServerName | undefined;
const program = serverName ? findTool(serverName) : 'node';
if (serverName && !program) console.warn(howToInstall(serverName));

const { basePath } = company;
const home = homePage.path;
const headersFiles = [join(builtSite.folder, '_headers')];
const redirectsFiles = [join(builtSite.folder, '_redirects')];
const noConfig = { configHeaders: [], configRedirects: [], minimal: true };
const { headers, errors } = await parseAllHeaders({ ...noConfig, headersFiles });
const everywhere = headers[0]?.values ?? {};
const pathsOf = (pattern: string) =>
  globSync(pattern, { cwd: builtSite.folder, exclude: ['**/*.{html,br,gz}'] }).map(
    (it) => `/${it}`,
  );

describe.skipIf(serverName)('the site', () => {
  test('`_headers` secures every response and caches hashed files', () => {
    expect(errors).toEqual([]);
    expect(Object.keys(everywhere)).toEqual([
      'Content-Security-Policy',
      'Strict-Transport-Security',
      'X-Content-Type-Options',
      'Referrer-Policy',
      'Permissions-Policy',
      'Cross-Origin-Opener-Policy',
      'Cross-Origin-Embedder-Policy',
      'Cross-Origin-Resource-Policy',
    ]);
    expect(everywhere['Content-Security-Policy']).toBe("frame-ancestors 'none'");
    expect(everywhere['Cross-Origin-Resource-Policy']).toBe('cross-origin');
    expect(everywhere['Permissions-Policy']).not.toContain('clipboard-write');
    for (const feature of ['camera', 'geolocation', 'microphone']) {
      expect(everywhere['Permissions-Policy']).toContain(`${feature}=()`);
    }
    // Cloudflare Pages limits a line to 2,000 characters.
    for (const line of builtSite.read('_headers').split('\n'))
      expect(line.length).toBeLessThan(2000);
    const cached = headers.filter(({ values }) => values['Cache-Control']).map((rule) => rule.for);
    expect(cached.toSorted()).toEqual(pathsOf('**/assets/*').toSorted());
  });

  test('Netlify and Cloudflare Pages redirect from the root to the first page', async () => {
    const { redirects, errors } = await parseAllRedirects({ ...noConfig, redirectsFiles });
    expect(errors).toEqual([]);
    expect(redirects[0]).toMatchObject({
      from: `${basePath}/`,
      to: home,
      status: 302,
      force: true,
    });
    // Cloudflare Pages ignores lines with `!` and applies the other lines before it looks for files, so
    // any further line without `!` would redirect a page to itself.
    const ofCloudflare = builtSite.read('_redirects').match(/^\/.*[^!\n]$/gm);
    expect(ofCloudflare?.map((line) => line.split(/ +/))).toEqual([[`${basePath}/`, home, '302']]);
  });

  test('the container gets exactly the packages that the server imports', () => {
    const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');
    const imported = read('hosting/serve.ts').matchAll(/ from '(?!node:)(.+)';/g);
    const { dependencies } = JSON.parse(read('package.json'));
    expect(Object.keys(dependencies)).toEqual(Array.from(imported, ([, name]) => name));
  });

  test.each(['abc', '70000', '4173.5'])(
    'the server rejects PORT=%s with a one-line error',
    (PORT) => {
      const env = { ...process.env, PORT };
      const { status, stderr } = spawnSync(
        'node',
        [join(import.meta.dirname, '../hosting/serve.ts')],
        { env, encoding: 'utf8' },
      );
      expect([status, stderr.trim().split('\n').length]).toEqual([1, 1]);
      expect(stderr).toContain(`PORT=${PORT}`);
    },
  );
});

const script = pathsOf('**/assets/entry-client-*.js')[0] ?? '';

/** Paths that redirect to the first page: unknown paths, and those of files that are not served. */
const unknown = `
  /no/such/page?from=mail /podcasting/no-such-page /Podcasting /PODCASTING.HTML /podcasting%20
  /podcasting;a=b /podcasting%3ffrom=mail /index /index.html /404 /404.html /no-such.html /assets
  /gone.js /_headers /%5fheaders /_redirects /.git/config /.env /%2eenv /podcasting%2ehtml.br
  /podcasting.html.br /podcasting.html.gz /podcasting// //evil.example/..
  /\\evil.example /%5cevil.example /%E0%A4 /%E2%80%A8 /x%0d%0aSet-Cookie:a=b /x?%0d%0aSet-Cookie:a=b
  /${'a'.repeat(4000)}`;
/** Paths that other servers refuse or rewrite before they apply their configuration. */
const odd = `
  /../package.json /%2e%2e/package.json /%2e%2e%2fpackage.json //evil.example/%2f.. /%00
  //podcasting //podcasting/ /\\evil.example/../podcasting/`;
const missing = `/assets/gone-AbCdEfGh.js /assets/gone.png /assets/.hidden /assets/ /assets/${basename(script)}.br
  ${serverName ? '' : '/assets/../../package.json'}`;
const listOf = (paths: string) =>
  paths
    .trim()
    .split(/\s+/)
    .map((path) => basePath + path);

/** `to` is the redirect's target, or the file in the response. */
type Row = [path: string, status: number, to?: string];

const toHome = (path: string): Row => [path, 302, path.replace(/^[^?]*/, home)];

const table: Row[] = [
  ...pages.flatMap(({ path }): Row[] => [
    [path, 200, `${path}.html`],
    [`${path}?view=${otherView}`, 200, `${path}.html`],
    [`${path}/`, 301, path],
    [`${path}/?a=b?c`, 301, `${path}?a=b?c`],
    [`${path}.html?from=mail`, 301, `${path}?from=mail`],
  ]),
  [home.replace(/.$/, (last) => `%${last.charCodeAt(0).toString(16)}`), 200, `${home}.html`],
  [`${basePath}/`, 302, home],
  [`${basePath}/?from=mail&to=%2Fx`, 302, `${home}?from=mail&to=%2Fx`],
  ...[script, `${basePath}/favicon.ico`].map((path): Row => [`${path}/`, 301, path]),
  ...listOf(unknown).map(toHome),
  ...listOf(missing).map((path): Row => [path, 404]),
  ...pathsOf('**/*.*').map((path): Row => [path, 200, path]),
];

const codings = {
  'gzip, deflate, br, zstd': 'br',
  // Our server sends the smallest accepted encoding; Caddy sends the encoding that the browser prefers.
  [serverName ? 'gzip;q=0.5, br;q=1.0' : 'gzip;q=1.0, br;q=0.5']: 'br',
  'br;q=0, gzip': 'gzip',
  gzip: 'gzip',
  identity: undefined,
};

const contentTypes: Record<string, RegExp> = {
  '.html': /^text\/html; ?charset=utf-8$/,
  '.ico': /^image\/x-icon$/,
  '.js': /^text\/javascript\b/,
};

/** Returns the expected headers; `undefined` stands for a header that the response must not have. */
const headersOf = (path: string, status: number) => ({
  ...Object.fromEntries(
    Object.entries(everywhere).map(([name, value]) => [name.toLowerCase(), value]),
  ),
  // A missing file is not cached, because a rollback may restore it.
  'cache-control':
    path.includes('/assets/') && [200, 304].includes(status)
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate',
  vary: 'Accept-Encoding',
  ...((!serverName || status !== 302) && {
    'x-robots-tag': /(?:\.|%2e)md$/.test(path) ? 'noindex' : undefined,
  }),
  'access-control-allow-origin': undefined,
  'set-cookie': undefined,
  'content-range': undefined,
});

const decoders: Record<string, (data: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

let server: Listening;

/** Requests a path exactly as written. A browser would normalise it. */
async function send(path: string, headers: Record<string, string>, method = 'GET') {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const { port } = new URL(server.origin);
    const asked = request({ port, path, method, headers, agent: false }, resolve);
    asked.on('error', reject).end();
  });
  const found = response.headers;
  // Apache httpd adds its origin to `Location`, and an empty element to `Allow`.
  found.location = found.location?.replace(server.origin, '');
  found.allow = found.allow?.replace(/, $/, '');
  return { status: response.statusCode ?? 0, headers: found, body: await buffer(response) };
}

async function ask(
  [path, status, to]: Row,
  { method = 'GET', ...headers }: Record<string, string> = {},
  further: Record<string, string | undefined> = {},
) {
  const answer = await send(path, headers, method);
  const { headers: found, body } = answer;
  const label = `${method} ${path.slice(0, 60)} ${JSON.stringify(headers)}`;
  const location = [301, 302].includes(status) ? to : undefined;
  const expected: Record<string, unknown> = { ...headersOf(path, status), location, ...further };
  const compared = Object.keys(expected).map((name) => [name, found[name]]);
  expect.soft([answer.status, Object.fromEntries(compared)], label).toEqual([status, expected]);
  if (status === 200 && to) {
    expect.soft(found['content-type'], label).toMatch(contentTypes[extname(to)] ?? /./);
    const content = decoders[found['content-encoding'] ?? '']?.(body) ?? body;
    expect.soft(content.equals(builtSite.bytes(to)), `${label}: content`).toBe(true);
  }
  return { headers: found, body };
}

describe.skipIf(program === undefined && !process.env.CI)('a server', () => {
  beforeAll(async () => {
    server = serverName
      ? await startWebServer(serverName, program ?? '')
      : await listen(await createSiteServer());
  });
  afterAll(() => server.close());

  test('every path gets its page, file or redirect', async () => {
    for (const row of table) await ask(row, { Origin: 'https://elsewhere.example' });
  });

  test('no odd path leads outside the site or to a hidden file', async () => {
    for (const path of listOf(odd)) {
      const { status, headers, body } = await send(path, {});
      if (!serverName) expect.soft([path, status, headers.location]).toEqual(toHome(path));
      else if (status === 200)
        expect.soft(body.equals(builtSite.bytes(`${home}.html`)), path).toBe(true);
      else if (status < 400) expect.soft(headers.location, path).toBe(home);
    }
  });

  test('GET and HEAD are the only allowed methods', async () => {
    const get = await ask([home, 200]);
    const head = await ask([home, 200], { method: 'HEAD' });
    expect(head.body).toHaveLength(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
    const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
    // nginx itself refuses TRACE, without the configured headers.
    if (serverName !== 'nginx') methods.push('TRACE');
    for (const method of methods) {
      await ask([script, 405], { method }, { allow: 'GET, HEAD' });
    }
  });

  test('a request gets the whole file in an accepted encoding, or 304 if it is unchanged', async () => {
    for (const [path, file] of [
      [home, `${home}.html`],
      [script, script],
    ] as const) {
      const etags = new Map<string | undefined, string>();
      for (const [accept, coding] of Object.entries(codings)) {
        const asked = { 'Accept-Encoding': accept, Via: '1.1 proxy', Range: 'bytes=0-99' };
        const further = { 'content-encoding': coding };
        const { headers } = await ask([path, 200, file], asked, further);
        const { etag = '' } = headers;
        etags.set(coding, etag);
        const modified = headers['last-modified'] ?? '';
        for (const condition of [
          { 'If-None-Match': etag },
          { 'If-None-Match': `"other", ${etag}` },
          { 'If-None-Match': '*' },
          { 'If-Modified-Since': modified },
        ] as Record<string, string>[]) {
          await ask([path, 304], { ...asked, ...condition });
        }
        await ask([path, 200, file], { ...asked, 'If-None-Match': '"other"' }, further);
      }
      expect.soft(new Set(etags.values()).size, path).toBe(3);
    }
  });
});
