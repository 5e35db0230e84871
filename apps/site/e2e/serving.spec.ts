import { globSync, readdirSync, readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { contentSecurityPolicy, policyText } from '../hosting/contentSecurityPolicy.ts';
import { fileTypeOf } from '../hosting/fileTypes.ts';
import { caching, securityHeaders } from '../hosting/headers.ts';
import { createSiteServer } from '../hosting/serve.ts';
import { builtSite, startNginx } from './nginx.ts';
import { pages } from './pages.ts';

/*
 * How a host must respond. Debian's nginx with `apps/site/hosting/nginx.conf`, and `pnpm start`, both
 * get requests over a bare connection: no browser would send half of these.
 */

interface Host {
  origin: string;
  stop: () => void;
}

const hosts: Record<string, () => Promise<Host>> = {
  nginx: () => startNginx(),
  'pnpm start': async () => {
    const server = createSiteServer();
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    return {
      origin: `http://127.0.0.1:${port}`,
      stop: () => {
        server.closeAllConnections();
        server.close();
      },
    };
  },
};

interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** Every value of each header. */
  values: NodeJS.Dict<string[]>;
  body: Buffer;
}

/** Requests a path exactly as it is written. */
function send(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<HttpResponse> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { hostname, port, path, method, headers, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () => {
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            values: response.headersDistinct,
            body: Buffer.concat(chunks),
          });
        });
      },
    );
    outgoing.on('error', reject).end();
  });
}

const read = (file: string) => readFileSync(join(builtSite, file));
/** The files with inline scripts or styles: the pages, and the tab icon. */
const documents = globSync('*.{html,svg}', { cwd: builtSite }).map((file) => read(file).toString());
const assets = readdirSync(join(builtSite, 'assets'));
const script = `/assets/${assets.find((file) => /^entry-client.*\.js$/.test(file))}`;
const font = `/assets/${assets.find((file) => file.endsWith('.woff2'))}`;

const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** The inline scripts or styles of the built files, without data blocks (JSON). */
const inlineContents = (pattern: RegExp): string[] =>
  documents.flatMap((text) => Array.from(text.matchAll(pattern), ([, content = '']) => content));

const security = lowerCase(
  securityHeaders(
    policyText(
      contentSecurityPolicy({
        scripts: inlineContents(/<script(?: type="module")?>([\s\S]*?)<\/script>/g),
        styles: inlineContents(/<style[^>]*>([\s\S]*?)<\/style>/g),
      }),
    ),
  ),
);

/**
 * The rules that Mozilla's HTTP Observatory grades, with their extra points: 130, an A+. The
 * redirect from http to https is up to the host (docs/deploy.md); scripts of one's own origin need
 * no integrity attribute.
 */
const securityRules: Record<string, (response: HttpResponse) => void> = {
  "+10: the policy allows nothing by default, nothing unsafe, no plugins, and no host's files": ({
    headers,
  }) => {
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|object-src|\bhttps?:|\bdata:|\*/);
    const names = policy.split('; ').map((directive) => directive.split(' ')[0]);
    expect(names).toEqual([...new Set(names)]);
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("form-action 'none'");
  },
  '+10: only pages of the same origin may embed the files': ({ headers }) => {
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  },
  '+5: no page may frame the site': ({ headers }) => {
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  },
  '+5: other sites learn the origin at most, and http ones nothing': ({ headers }) => {
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  },
  'browsers stay with https for six months at least': ({ headers }) => {
    const [, seconds] = /^max-age=(\d+)/.exec(String(headers['strict-transport-security'])) ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(180 * 24 * 3600);
  },
  'browsers do not guess a file’s type': ({ headers }) => {
    expect(headers['x-content-type-options']).toBe('nosniff');
  },
  'no cookie is set, and no other origin may read a response': ({ headers }) => {
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
  },
  'windows of other origins have no access to the page': ({ headers }) => {
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  },
  'every script is from the page’s own origin': onlyOwnScripts,
};

function onlyOwnScripts(response: HttpResponse) {
  expect(textOf(response)).not.toMatch(/<script[^>]+src=["']?(?:https?:)?\/\//);
}

/** How a browser decodes a response. */
const decoders: Record<string, (data: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};
const textOf = ({ headers, body }: HttpResponse): string =>
  (decoders[headers['content-encoding'] ?? '']?.(body) ?? body).toString();

// No page has a script with an address, so that check would otherwise never fail.
test('a script of another origin is noticed, one of the page’s own is not', () => {
  const page = (src: string): HttpResponse => {
    const body = Buffer.from(`<script type="module" src="${src}"></script>`);
    return { status: 200, headers: {}, values: {}, body };
  };
  for (const src of ['https://cdn.example/a.js', 'http://cdn.example/a.js', '//cdn.example/a.js']) {
    expect(() => onlyOwnScripts(page(src)), src).toThrow();
  }
  onlyOwnScripts(page('/assets/a.js'));
});

const home = '/podcasting';

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
  ['/no/such/page', 302, home],
  ['/podcasting/no-such-page', 302, home],
  ['/index.html', 302, home],
  ['/404.html', 302, home],
  ['/404', 302, home],
  ['/Podcasting', 302, home],
  ['/PODCASTING.HTML', 302, home],
  ['/assets', 302, home],
  ['/assets/', 302, home],
  ['/assets/gone-AbCdEfGh.js', 302, home],
  ['/_headers', 302, home],
  ['/_redirects', 302, home],
  ['/%5fheaders', 302, home],
  ['/podcasting.html.br', 302, home],
  ['/podcasting.html.gz', 302, home],
  [`${script}.br`, 302, home],
  ['/pricing/headers.conf', 302, home],
  ['/.git/config', 302, home],
  ['/.env', 302, home],
  ['/assets/.hidden', 302, home],
  ['//podcasting', 302, home],
  ['//evil.example/..', 302, home],
  ['//evil.example/%2f..', 302, home],
  ['/podcasting//', 302, home],
  ['/\\evil.example', 302, home],
  ['/%5cevil.example', 302, home],
  ['/x%0d%0aSet-Cookie:a=b', 302, home],
  ['/x?%0d%0aSet-Cookie:a=b', 302, `${home}?%0d%0aSet-Cookie:a=b`],
  ['/podcasting%20', 302, home],
  ['/podcasting;a=b', 302, home],
  ['/podcasting%3ffrom=mail', 302, home],
  [`/${'a'.repeat(4000)}`, 302, home],
  ['/%2e%2e/%2e%2e/etc/passwd', 400],
  ['/../../etc/passwd', 400],
  ['/assets/..%2f..%2f..%2fetc/passwd', 400],
  ['/podcasting%00', 400],
  ['/podcasting%00.html', 400],
  ['/%zz', 400],
];

const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];

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

for (const [host, start] of Object.entries(hosts)) {
  test.describe(host, () => {
    let site: Host;
    test.beforeAll(async () => {
      site = await start();
    });
    test.afterAll(() => site.stop());

    for (const [path, status, location] of addresses) {
      const shown = path.length > 60 ? `${path.slice(0, 8)}… (${path.length} characters)` : path;
      const expected = location ? `${status} to ${location}` : status;
      test(`${shown} gets ${expected}, with all security headers`, async () => {
        const response = await send(site.origin, path);

        expect(response.status).toBe(status);
        expect(response.headers.location).toBe(location);
        expect(response.headers).toMatchObject(security);
        expect(response.headers['cache-control']).toBe(caching.other);
        expect(response.headers['set-cookie']).toBeUndefined();
        expect(response.headers.server ?? 'nginx').toBe('nginx');
      });
    }

    for (const [rule, check] of Object.entries(securityRules)) {
      test(`security rule: ${rule}`, async () => {
        for (const { path } of pages) {
          check(await send(site.origin, path, { Origin: 'https://elsewhere.example' }));
        }
      });
    }

    for (const method of methods) {
      test(`${method} is refused, with all security headers`, async () => {
        const response = await send(site.origin, '/podcasting', {}, method);

        expect(response.status).toBe(405);
        expect(response.headers.allow).toBe('GET, HEAD');
        expect(response.headers).toMatchObject(security);
      });
    }

    test('HEAD answers as GET does, without the body', async () => {
      const get = await send(site.origin, '/podcasting');
      const head = await send(site.origin, '/podcasting', {}, 'HEAD');

      expect(head.status).toBe(200);
      expect(head.body).toHaveLength(0);
      expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
    });

    for (const [accept, coding] of codings) {
      test(`"Accept-Encoding: ${accept}" gets ${coding ?? 'no compression'}`, async () => {
        for (const [path, file, type] of [
          ['/podcasting', 'podcasting.html', 'text/html; charset=utf-8'],
          [script, script, 'text/javascript; charset=utf-8'],
        ] as const) {
          const response = await send(site.origin, path, { 'Accept-Encoding': accept });

          expect(response.status).toBe(200);
          expect(response.headers['content-encoding']).toBe(coding);
          expect(response.headers['content-type']).toBe(type);
          expect(response.headers.vary).toBe('Accept-Encoding');
          expect(Number(response.headers['content-length'])).toBe(response.body.length);
          expect(textOf(response)).toBe(read(file).toString());
        }
      });
    }

    test('a request through a proxy gets a compressed response, too', async () => {
      const asked = { 'Accept-Encoding': 'gzip', Via: '1.1 proxy.example' };
      const { headers } = await send(site.origin, home, asked);
      expect(headers['content-encoding']).toBe('gzip');
    });

    test('each content coding of a page has its own ETag', async () => {
      const tags = await Promise.all(
        ['br', 'gzip', 'identity'].map(async (coding) => {
          const { headers } = await send(site.origin, home, { 'Accept-Encoding': coding });
          return headers.etag;
        }),
      );
      expect(new Set(tags).size).toBe(3);
    });

    test('every file of the site has its content type, and hashed files are cached for a year', async () => {
      const files = globSync('**/*.*', { cwd: builtSite }).filter(
        (file) => !/\.(?:html|br|gz)$/.test(file),
      );
      expect(files.length).toBeGreaterThan(1);
      for (const file of files) {
        const response = await send(site.origin, `/${file}`, { 'Accept-Encoding': 'br, gzip' });

        expect(response.status, file).toBe(200);
        expect(response.headers['content-type'], file).toBe(fileTypeOf(file)?.contentType);
        expect(response.headers['cache-control'], file).toBe(
          file.startsWith('assets/') ? caching.hashed : caching.other,
        );
        expect(response.headers, file).toMatchObject(security);
        const plain = decoders[response.headers['content-encoding'] ?? '']?.(response.body);
        expect((plain ?? response.body).equals(read(file)), file).toBe(true);
      }
    });

    test('a conditional request for the same version gets 304, with all security headers', async () => {
      for (const path of [home, script, font]) {
        for (const coding of ['br', 'gzip', 'identity']) {
          const accept = { 'Accept-Encoding': coding };
          const first = await send(site.origin, path, accept);
          const { etag = '', 'last-modified': date = '' } = first.headers;
          const later = new Date(Date.parse(date) + 3_600_000).toUTCString();
          const cacheControl = path === home ? caching.other : caching.hashed;

          for (const condition of [
            { 'If-None-Match': etag },
            { 'If-None-Match': `"other", ${etag}` },
            { 'If-None-Match': '*' },
            { 'If-Modified-Since': date },
            { 'If-Modified-Since': later },
          ] as Record<string, string>[]) {
            const again = await send(site.origin, path, { ...accept, ...condition });

            expect(again.status, JSON.stringify(condition)).toBe(304);
            expect(again.body).toHaveLength(0);
            expect(again.headers).toMatchObject(security);
            expect(again.headers.etag).toBe(etag);
            expect(again.headers['cache-control']).toBe(cacheControl);
            expect(again.headers.vary).toBe('Accept-Encoding');
            expect(again.headers['content-encoding']).toBeUndefined();
          }
        }
      }
    });

    test('a conditional request for another version gets the whole file', async () => {
      for (const condition of [
        { 'If-None-Match': '"other"' },
        { 'If-None-Match': '' },
        { 'If-Modified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
        { 'If-Modified-Since': 'last week' },
      ] as Record<string, string>[]) {
        const response = await send(site.origin, home, condition);
        expect(response.status, JSON.stringify(condition)).toBe(200);
      }
    });

    for (const coding of ['identity', 'br']) {
      test(`a range request gets that range of the file, ${coding}`, async () => {
        const accept = { 'Accept-Encoding': coding };
        const { body: whole, headers } = await send(site.origin, script, accept);
        const last = whole.length - 1;

        for (const [range, from, to] of [
          ['bytes=0-99', 0, 99],
          ['bytes=100-', 100, last],
          ['bytes=-50', last - 49, last],
          [`bytes=${last}-${last + 1000}`, last, last],
        ] as const) {
          const partial = await send(site.origin, script, { ...accept, Range: range });

          expect(partial.status, range).toBe(206);
          expect(partial.headers['content-range']).toBe(`bytes ${from}-${to}/${whole.length}`);
          expect(partial.headers['content-encoding']).toBe(headers['content-encoding']);
          expect(partial.headers).toMatchObject(security);
          expect(partial.body.equals(whole.subarray(from, to + 1))).toBe(true);
        }
      });
    }

    test('a range beyond the file is refused, with all security headers', async () => {
      const response = await send(site.origin, script, { Range: 'bytes=99999999-' });

      expect(response.status).toBe(416);
      expect(response.headers['content-range']).toMatch(/^bytes \*\/\d+$/);
      // nginx adds the headers twice here: it builds this response from a finished one.
      for (const [name, value] of Object.entries(security)) {
        expect(new Set(response.values[name])).toEqual(new Set([value]));
      }
    });

    test('a range request for another version gets the whole file', async () => {
      const response = await send(site.origin, script, {
        Range: 'bytes=0-9',
        'If-Range': '"other"',
      });
      expect(response.status).toBe(200);
      expect(response.body.length).toBeGreaterThan(10);
    });

    test('an address of 100 KB is refused, and the next request answered', async () => {
      const long = `/podcasting?view=${'a'.repeat(100_000)}`;
      const refusal = await send(site.origin, long).then(
        ({ status }) => status,
        () => 'closed the connection',
      );
      expect([414, 431, 'closed the connection']).toContain(refusal);
      expect((await send(site.origin, home)).status).toBe(200);
    });
  });
}
