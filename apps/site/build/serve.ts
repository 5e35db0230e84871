import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { dirname, join } from 'node:path';
import sirv from 'sirv';
import { cacheControl, fallback, type Redirect, redirects } from './hosting.ts';

const dist = join(dirname(import.meta.dirname), 'dist');

/** A rule of the `_headers` file: the paths it is for, and its headers. */
function readHeaders(folder: string): Record<string, string> {
  const lines = readFileSync(join(folder, '_headers'), 'utf8').split('\n');
  const first = lines.slice(1, lines.indexOf(''));
  return Object.fromEntries(
    first.map((line) => {
      const [name = '', ...value] = line.trim().split(': ');
      return [name, value.join(': ')];
    }),
  );
}

/**
 * Serves the built site as production does: its headers, redirects and precompressed files.
 *
 * @throws when there is no built site.
 */
export function createSiteServer(folder: string = dist): Server {
  if (!existsSync(join(folder, '_headers'))) {
    throw new Error(`There is no built site in ${folder}. Build it first: pnpm build`);
  }
  const common = Object.entries(readHeaders(folder));
  const exact = redirects.filter(({ from }) => from !== fallback.from);

  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    ignores: ['/_headers', '/_redirects'],
    setHeaders: (response, path) => response.setHeader('Cache-Control', cacheControl(path)),
  });

  return createServer((request, response) => {
    for (const [name, value] of common) response.setHeader(name, value);
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const redirect = exact.find(({ from }) => from === pathname);
    const send = ({ to, status }: Redirect) => {
      response.writeHead(status, { Location: to + search, 'Cache-Control': 'no-cache' }).end();
    };
    if (redirect) send(redirect);
    else files(request, response, () => send(fallback));
  });
}

if (import.meta.main) {
  const port = Number(process.env.PORT ?? 4173);
  createSiteServer().listen(port, () => {
    console.log(`The pricing site is at http://localhost:${port}`);
  });
}
