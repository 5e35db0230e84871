import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import send from 'send';
import {
  allowedMethods,
  fallback,
  pages,
  type Redirect,
  redirects,
  withoutAddress,
} from './addresses.ts';
import { fileTypeOf } from './fileTypes.ts';
import { accepts, caching, hashedFolder, securityHeaders } from './headers.ts';

const dist = join(dirname(import.meta.dirname), 'dist');

/** The compressed forms of text files, the smaller first. */
const codings = [
  { name: 'br', suffix: '.br', accepted: accepts('br') },
  { name: 'gzip', suffix: '.gz', accepted: accepts('gzip') },
];

/**
 * Serves the built site as production does: its headers, redirects and precompressed files.
 *
 * @throws when there is no built site.
 */
export function createSiteServer(folder: string = dist): Server {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`There is no built site in ${folder}. Build it first: pnpm build`);
  }
  const headers = Object.entries(securityHeaders());

  return createServer((request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    response.setHeader('Cache-Control', caching.other);
    response.setHeader('Vary', 'Accept-Encoding');

    const [target = '', ...rest] = (request.url ?? '/').split('?');
    const query = rest.join('?');
    const refuse = (status: number) => {
      response.writeHead(status, { 'Content-Type': 'text/plain' }).end(`${status}\n`);
    };
    const redirect = ({ to, status }: Redirect) => {
      response.writeHead(status, { Location: query ? `${to}?${query}` : to }).end();
    };

    if (!allowedMethods.includes(request.method ?? '')) {
      response.setHeader('Allow', allowedMethods.join(', '));
      return refuse(405);
    }
    const path = pathOf(target);
    if (!path) return refuse(400);
    const other = redirects.find(({ from }) => from === path);
    if (other) return redirect(other);
    if (withoutAddress.test(path)) return redirect(fallback);

    const file = pages.find((page) => page.path === path)?.file ?? path;
    const wanted = request.headers['accept-encoding']?.toString() ?? '';
    const coding = codings.find(
      ({ accepted, suffix }) => accepted.test(wanted) && existsSync(join(folder, file + suffix)),
    );
    // `send` decodes what it is given.
    send(request, encodeURI(file + (coding?.suffix ?? '')), {
      root: folder,
      acceptRanges: false,
      cacheControl: false,
      dotfiles: 'allow',
      index: false,
    })
      .on('headers', () => {
        response.setHeader('Content-Type', fileTypeOf(file)?.contentType ?? 'text/plain');
        if (coding) response.setHeader('Content-Encoding', coding.name);
        if (file.startsWith(hashedFolder)) response.setHeader('Cache-Control', caching.hashed);
      })
      .on('directory', () => redirect(fallback))
      .on('error', ({ status, headers: details }) => {
        if (status === 404) return redirect(fallback);
        response.removeHeader('Content-Encoding');
        response.setHeader('Cache-Control', caching.other);
        for (const [name, value] of Object.entries(details ?? {})) {
          response.setHeader(name, String(value));
        }
        refuse(status);
      })
      .pipe(response);
  });
}

/**
 * A request's path, decoded and without dot segments, as nginx reads it. `undefined` for what
 * nobody sends by mistake: broken escapes, NUL, a climb out of the root.
 */
function pathOf(target: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(target);
  } catch {
    return undefined;
  }
  if (!decoded.startsWith('/') || decoded.includes('\0')) return undefined;
  const segments: string[] = [];
  for (const segment of decoded.slice(1).split('/')) {
    if (segment === '..') {
      if (segments.pop() === undefined) return undefined;
    } else if (segment !== '.') segments.push(segment);
  }
  return `/${segments.join('/')}`;
}

if (import.meta.main) {
  const server = createSiteServer().listen(Number(process.env.PORT ?? 4173), () => {
    const { port } = server.address() as AddressInfo;
    console.log(`The pricing site is at http://localhost:${port}`);
  });
}
