import { expect, test, vi } from 'vitest';
import { fileTypeOf } from '../hosting/fileTypes.ts';
import { securityHeaders } from '../hosting/headers.ts';
import { netlifyRedirects } from '../hosting/netlify.ts';
import { builtSite } from './builtSite.ts';

/* The built site, answered for by Cloudflare Pages' own code. */

/** The package, as far as it is used here: its own types are for another runtime. */
interface PagesShared {
  parseHeaders: (text: string) => { invalid: unknown[] };
  parseRedirects: (text: string) => { invalid: { line?: string }[] };
  createMetadataObject: (parsed: { headers: object; redirects: object }) => object;
  generateHandler: (context: {
    request: Request;
    metadata: object;
    logError: (error: Error) => void;
    findAssetEntryForPath: (path: string) => Promise<string | null>;
    getAssetKey: (file: string) => string;
    negotiateContent: () => { encoding: null };
    fetchAsset: (file: string) => Promise<{ body: string; contentType: string }>;
    caches: { open: () => Promise<{ match: unknown; put: unknown }> };
    waitUntil: (work: Promise<unknown>) => void;
  }) => Promise<Response>;
}

const load = (module: string) => vi.importActual<PagesShared>(`@cloudflare/pages-shared/${module}`);
const { parseHeaders } = await load('metadata-generator/parseHeaders');
const { parseRedirects } = await load('metadata-generator/parseRedirects');
const { createMetadataObject } = await load('metadata-generator/createMetadataObject');
const { generateHandler } = await load('asset-server/handler');

const redirects = parseRedirects(builtSite.read('_redirects'));
const headers = parseHeaders(builtSite.read('_headers'));
const metadata = createMetadataObject({ headers, redirects });

/** What Cloudflare's cache holds, across deployments. */
const cached = new Map<string, Response>();
const cache = {
  match: async (key: string | Request) => cached.get(new Request(key).url)?.clone(),
  put: async (url: string, response: Response) => void cached.set(url, response),
};

/** Asks for a path, once a deployment is live that has these files. */
const ask = (path: string, isThere = (file: string) => builtSite.has(file)): Promise<Response> =>
  generateHandler({
    request: new Request(`https://pricing.example${path}`),
    caches: { open: async () => cache },
    waitUntil: () => {},
    metadata,
    logError: (error) => {
      throw error;
    },
    findAssetEntryForPath: async (file) => (isThere(file) ? file : null),
    getAssetKey: (file) => file,
    negotiateContent: () => ({ encoding: null }),
    fetchAsset: async (file) => ({
      body: builtSite.read(file),
      contentType: fileTypeOf(file)?.contentType ?? '',
    }),
  });

test.each([
  ['/', 302, '/podcasting'],
  ['/?from=mail', 302, '/podcasting?from=mail'],
  ['/podcasting', 200, null],
  ['/podcasting/?from=mail', 308, '/podcasting?from=mail'],
  ['/podcasting.html', 308, '/podcasting'],
  ['/digital-marketing', 200, null],
  ['/digital-marketing/', 308, '/digital-marketing'],
  ['/digital-marketing.html', 308, '/digital-marketing'],
  ['/no/such/page', 404, null],
])('on Cloudflare Pages, %s is answered with %d and the location %s', async (path, status, to) => {
  const response = await ask(path);
  expect(response.status).toBe(status);
  expect(response.headers.get('Location')).toBe(to);
});

test('on Cloudflare Pages, every answer has every security header, and none is for other sites', async () => {
  expect(headers.invalid).toEqual([]);
  for (const path of ['/', '/podcasting', '/no/such/page']) {
    const response = await ask(path);
    expect(Object.fromEntries(response.headers)).toMatchObject(
      Object.fromEntries(
        Object.entries(securityHeaders()).map(([name, value]) => [name.toLowerCase(), value]),
      ),
    );
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
  }
});

test('on Cloudflare Pages, a hashed file is kept for a year, but not the answer that it is missing', async () => {
  const [script = ''] = builtSite.scripts;
  const caching = async (path: string) => (await ask(path)).headers.get('Cache-Control');
  expect(await caching(script)).toBe('public, max-age=31536000, immutable');
  expect(await caching('/podcasting')).toBe('public, max-age=0, must-revalidate');
  expect(await caching('/assets/gone-AbCdEfGh.js')).toBe('no-store');
});

test('Cloudflare Pages skips the lines for Netlify, and no other', () => {
  expect(redirects.invalid.map(({ line }) => line)).toEqual(netlifyRedirects);
});

test('on Cloudflare Pages, a hashed file outlives its deployment for a week, if it was asked for', async () => {
  const [script = ''] = builtSite.scripts;
  const afterNextDeployment = () => ask(script, (file) => file !== script && builtSite.has(file));
  cached.clear();
  expect((await afterNextDeployment()).status).toBe(404);
  await ask(script);
  const response = await afterNextDeployment();
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(builtSite.read(script));
  expect([...cached.values()][0]?.headers.get('Cache-Control')).toBe('public, s-maxage=604800');
});
