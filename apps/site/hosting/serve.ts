import { existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join } from 'node:path';
import { type Header, parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { contentType } from 'mime-types';
import Negotiator from 'negotiator';
import send from 'send';

export const dist = join(dirname(import.meta.dirname), 'dist');

/** Matches paths that are never served: settings, dotfiles, compressed copies, `….html`, `/index`, `/404`, and `//`. */
export const withoutAddress = /\/\/|\/_|\/\.(?!well-known\/)|\.(?:html|br|gz)$|\/(?:index|404)$/;

/** The suffixes of a file's compressed copies by content coding, smallest copy first. */
export const copies = { br: '.br', gzip: '.gz' };

/** @throws if there is no built site. */
export async function readRules(folder: string = dist) {
  const [headersFiles, redirectsFiles] = [[join(folder, '_headers')], [join(folder, '_redirects')]];
  const noConfig = { configHeaders: [], configRedirects: [], minimal: false };
  const { headers } = await parseAllHeaders({ ...noConfig, headersFiles });
  const { redirects } = await parseAllRedirects({ ...noConfig, redirectsFiles });
  const lines = redirects as { path: string; to: string; status: number }[];
  // The redirect from the site's root has the shortest path.
  const [home] = lines
    .filter(({ path }) => path.endsWith('/'))
    .sort((a, b) => a.path.length - b.path.length);
  if (!home) throw new Error(`There is no built site in ${folder}. Build it first: pnpm build`);
  return { rules: headers as Header[], lines, home };
}

export async function createSiteServer(folder: string = dist): Promise<Server> {
  const { rules, lines, home } = await readRules(folder);
  // Reads the folder on each request, because a build may replace the files.
  const isFile = (path: string) => {
    const file = join(folder, path);
    return !path.includes('..') && existsSync(file) && statSync(file).isFile();
  };
  const fileAt = (path: string) => [path, `${path}.html`].find(isFile);

  const sendFile = (file: string, request: IncomingMessage, response: ServerResponse) => {
    const accepted = new Negotiator(request).encodings(Object.keys(copies));
    const [coding, suffix] = Object.entries(copies).find(
      ([coding, suffix]) => accepted.includes(coding) && isFile(file + suffix),
    ) ?? ['', ''];
    // Sets the file's own type: `send` would set the type of the compressed copy.
    const type = contentType(extname(file));
    if (type && !response.hasHeader('Content-Type')) response.setHeader('Content-Type', type);
    if (coding) response.setHeader('Content-Encoding', coding);
    // No file is large enough to need range requests.
    const options = { root: folder, acceptRanges: false, cacheControl: false };
    send(request, encodeURI(file + suffix), options).pipe(response);
  };

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
      // Also tests the encoded path: `*` matches no line break, which a decoded path can contain.
      if (![path, address].some((it) => forRegExp.test(it))) continue;
      response.setHeaders(new Map(Object.entries(values)));
    }
    const line = lines.find((each) => [path, `${path}/`].includes(each.path));
    const withoutSlash = path.replace(/\/$/, '');
    const file = fileAt(path);
    if (!/^(?:GET|HEAD)$/.test(request.method ?? '')) answer(405, { Allow: 'GET, HEAD' });
    else if (line) redirect(line.status, line.to);
    else if (withoutAddress.test(path)) answerUnknown();
    else if (file) sendFile(file, request, response);
    else if (fileAt(withoutSlash)) redirect(301, encodeURI(withoutSlash));
    else answerUnknown();
  });
}

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
    // Closes the connections that browsers open in advance and keep open.
    setTimeout(() => server.closeAllConnections(), 1000).unref();
  };
  // Handles the signals, because a container's first process ignores them by default.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
  const port = process.env.PORT || '4173';
  const refuse = ({ message }: Error) => {
    console.error(`PORT=${port} cannot be used (${message}). Choose another: PORT=8080 pnpm start`);
    process.exit(1);
  };
  server.once('error', refuse);
  try {
    server.listen(Number(port), () => {
      const { port } = server.address() as AddressInfo;
      console.log(`The pricing site is at http://localhost:${port}`);
    });
  } catch (error) {
    refuse(error as Error);
  }
}
