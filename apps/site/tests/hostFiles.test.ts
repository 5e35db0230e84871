import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { expect, test, vi } from 'vitest';
import { pagePolicy } from '../build/contentSecurityPolicy.ts';
import { builtSite } from './builtSite.ts';

/* The built `_headers` and `_redirects`, read by the parsers of Netlify and Cloudflare Pages. */

const headersFiles = [join(builtSite.folder, '_headers')];
const redirectsFiles = [join(builtSite.folder, '_redirects')];
const noConfig = { configHeaders: [], configRedirects: [], minimal: true };
const { headers, errors } = await parseAllHeaders({ ...noConfig, headersFiles });

/** Cloudflare's are TypeScript, for another runtime. */
async function readByCloudflare(parser: 'parseHeaders' | 'parseRedirects', file: string) {
  const path = `@cloudflare/pages-shared/metadata-generator/${parser}`;
  type Parse = (text: string) => { rules: object[]; invalid: { line?: string }[] };
  return (await vi.importActual<Record<string, Parse>>(path))[parser]?.(builtSite.read(file));
}

test('Netlify and Cloudflare Pages read the same headers', async () => {
  expect(errors).toEqual([]);
  const cloudflare = await readByCloudflare('parseHeaders', '_headers');
  expect(cloudflare?.invalid).toEqual([]);
  expect(cloudflare?.rules).toMatchObject(
    headers.map(({ for: path, values }) => ({
      path,
      headers: Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name.toLowerCase(), value]),
      ),
    })),
  );
});

test('both redirect from the home page, Netlify although it is a file', async () => {
  const { redirects, errors } = await parseAllRedirects({ ...noConfig, redirectsFiles });
  expect(errors).toEqual([]);
  const fromHome = { from: '/', to: '/podcasting', status: 302 };
  expect(redirects[0]).toMatchObject({ ...fromHome, force: true });

  const cloudflare = await readByCloudflare('parseRedirects', '_redirects');
  // Redirects come before files there: any other line would lead a page to itself.
  expect(cloudflare?.rules).toMatchObject([fromHome]);
  for (const { line } of cloudflare?.invalid ?? []) expect(line).toMatch(/!$/);
});

test('the policy of the headers is that of the pages without hashes, and refuses frames', () => {
  const ofHeaders = headers[0]?.values['Content-Security-Policy']?.split('; ');
  const ofPages = pagePolicy({ scripts: [], styles: [] }).split('; ');
  const withoutHashes = ofPages.filter((line) => !/^(?:default|script|style)-src /.test(line));
  expect(ofHeaders).toEqual([...withoutHashes, "frame-ancestors 'none'"]);
});

const hosting = (name: string) =>
  readFileSync(join(import.meta.dirname, '../hosting', name), 'utf8');

test('nginx.conf adds the same headers to every answer, and no others', () => {
  const added = hosting('nginx.conf').matchAll(/add_header ([\w-]+) "(.*)" always;/g);
  expect(Array.from(added, ([, name, value]) => [name, value])).toEqual(
    Object.entries(headers[0]?.values ?? {}),
  );
});

test('the image opens the port that nginx.conf listens on', () => {
  const port = /^EXPOSE (\d+)$/m.exec(hosting('Dockerfile'))?.[1];
  expect(hosting('nginx.conf')).toContain(`listen ${port};`);
});

test('whichever way the site is published, its build is checked', () => {
  for (const text of [hosting('Dockerfile'), hosting('../../../docs/deploy.md')]) {
    const commands = text.matchAll(/\bpnpm(?:@12)? ([\w:]+)/g);
    const others = ['install', 'start', 'accept'];
    const builds = Array.from(commands, ([, command = '']) => command);
    expect(new Set(builds.filter((it) => !others.includes(it)))).toEqual(
      new Set(['check:release']),
    );
  }
});
