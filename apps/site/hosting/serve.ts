import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { type Header, parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import sirv from 'sirv';

const dist = join(dirname(import.meta.dirname), 'dist');

/** Files that are not served at their own path: host settings, hidden files, compressed copies. */
const withoutAddress = /\/\/|\/_|\/\.(?!well-known\/)|\.(?:html|br|gz)$|\/(?:index|404)$/;

/**
 * Serves the built site, with the headers of `_headers`, the redirects of `_redirects` and the
 * precompressed files.
 *
 * @throws when there is no built site.
 */
export async function createSiteServer(folder: string = dist): Promise<Server> {
  const [headersFiles, redirectsFiles] = [[join(folder, '_headers')], [join(folder, '_redirects')]];
  const noConfig = { configHeaders: [], configRedirects: [], minimal: false };
  const { headers } = await parseAllHeaders({ ...noConfig, headersFiles });
  const { redirects } = await parseAllRedirects({ ...noConfig, redirectsFiles });
  const rules = headers as Header[];
  const lines = redirects as { path: string; to: string; status: number }[];
  const home = lines.find(({ path }) => path.endsWith('/'));
  if (!home) throw new Error(`There is no built site in ${folder}. Build it first: pnpm build`);
  // `dev` reads the folder on each request, as a build may replace the files.
  const serveFile = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true });

  return createServer((request, response) => {
    const { url = '' } = request;
    const [address = ''] = url.split('?', 1);
    const query = url.slice(address.length);
    const path = decoded(address);
    const caching = { 'Cache-Control': 'public, max-age=0, must-revalidate' };
    const answer = (status: number, headers: Record<string, string> = {}) => {
      response.writeHead(status, { ...caching, ...headers }).end();
    };
    const redirect = (status: number, to: string) => answer(status, { Location: to + query });
    const answerUnknown = () => {
      if (path.startsWith(`${home.path}assets/`)) answer(404);
      else redirect(home.status, home.to);
    };

    response.setHeaders(new Map(Object.entries({ ...caching, Vary: 'Accept-Encoding' })));
    for (const { forRegExp, values } of rules) {
      // `*` matches no line break, which a path may contain once it is decoded.
      if (![path, address].some((it) => forRegExp.test(it))) continue;
      response.setHeaders(new Map(Object.entries(values)));
    }
    // No file is large enough for range requests.
    delete request.headers.range;

    const line = lines.find((each) => [path, `${path}/`].includes(each.path));
    const [, page = ''] = /^([\w\-/]+)\/$/.exec(path) ?? [];
    if (!/^(?:GET|HEAD)$/.test(request.method ?? '')) answer(405, { Allow: 'GET, HEAD' });
    else if (line) redirect(line.status, line.to);
    else if (withoutAddress.test(path)) answerUnknown();
    else if (page && existsSync(join(folder, `${page}.html`))) redirect(301, page);
    else serveFile(request, response, answerUnknown);
  });
}

/** A path as sirv reads it. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

if (import.meta.main) {
  const server = await createSiteServer();
  const stop = () => {
    server.close();
    // Browsers open connections ahead of requests, and keep them.
    setTimeout(() => server.closeAllConnections(), 1000).unref();
  };
  // In a container, where it is the first process, no signal would stop it by default.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
  server.listen(Number(process.env.PORT ?? 4173), () => {
    const { port } = server.address() as AddressInfo;
    console.log(`The pricing site is at http://localhost:${port}`);
  });
}
