import { once } from 'node:events';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import send from 'send';
import { routes } from '../src/pages/registry.ts';
import { company } from './company.ts';

export interface BuiltPage {
  path: string;
  file: string;
  html: string;
  document: HTMLElement;
}

/** A built site, whose files are read by the paths at which hosts serve them. */
export class BuiltSite {
  readonly folder: string;
  readonly pages: readonly BuiltPage[];
  readonly scripts: readonly string[];

  /** @throws if there is no built site in the folder. */
  constructor(folder: string) {
    this.folder = folder;
    const pages = Object.values(routes).map((route) => {
      const path = company.basePath + route;
      return { path, file: `${path}.html` };
    });
    const missing = pages.find(({ file }) => !existsSync(join(folder, file)));
    if (missing) {
      throw new Error(`There is no ${missing.file} in ${folder}. Build the site first: pnpm build`);
    }
    this.pages = pages.map(({ path, file }) => {
      const html = this.read(file);
      return { path, file, html, document: parse(html) };
    });
    this.scripts = globSync('**/assets/*.js', { cwd: folder }).map((file) => `/${file}`);
  }

  read(file: string): string {
    return this.bytes(file).toString();
  }

  bytes(file: string): Buffer {
    return readFileSync(join(this.folder, file));
  }

  has(file: string): boolean {
    return statSync(join(this.folder, file), { throwIfNoEntry: false })?.isFile() ?? false;
  }

  fileAt(path: string): string | undefined {
    return [path, `${path}.html`, `${path}index.html`].find((file) => this.has(file));
  }
}

export const builtSite = new BuiltSite(join(dirname(import.meta.dirname), 'dist'));

export const webFont = /<style data-font=".*?">@font-face\{font-family:"(.+?)"/.exec(
  builtSite.pages[0]?.html ?? '',
)?.[1] as string;

export function documentOf({ path }: { path: string }): HTMLElement {
  const page = builtSite.pages.find((it) => it.path === path);
  if (!page) throw new Error(`The built site has no page at ${path}.`);
  return page.document;
}

/** Returns the size, such as `32x32`, of a PNG or of the first PNG in an icon file. */
export function sizeOf(data: Buffer): string {
  const png = data.subarray(data.indexOf('PNG') - 1);
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

/**
 * Serves built files like a host that ignores `_redirects` and `_headers`: pages at paths without an
 * extension, and `404.html` for missing files.
 */
export function startPlainHost(dist = builtSite.folder): Promise<Listening> {
  const notFound = readFileSync(join(dist, '404.html'));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const isFolder = existsSync(join(dist, pathname, 'index.html'));
    const file = send(request, isFolder ? pathname : pathname.replace(/\/$/, ''), {
      root: dist,
      extensions: ['html'],
    });
    file.on('error', () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFound);
    });
    file.pipe(response);
  });
  return listen(server);
}

export interface Listening {
  origin: string;
  /** Closes the server and the connections that browsers keep open. */
  close: () => void;
}

export async function listen(server: Server): Promise<Listening> {
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
