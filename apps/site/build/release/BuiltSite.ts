import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pages, redirects } from '../../hosting/addresses.ts';

/** An element's attributes by name, as a browser would read their values. */
export type Attributes = Readonly<Record<string, string>>;

/** A built page: where it is served, the file that holds it, and what that says. */
export interface BuiltPage {
  path: string;
  file: string;
  html: string;
}

/** The built site as its hosts will serve it. */
export class BuiltSite {
  readonly folder: string;
  /** The pages with an address; not those that only send visitors on. */
  readonly pages: readonly BuiltPage[];
  /** The paths of the scripts. */
  readonly scripts: readonly string[];

  /** @throws when there is no built site in the folder. */
  constructor(folder: string) {
    this.folder = folder;
    const missing = pages.find(({ file }) => !existsSync(join(folder, file)));
    if (missing) {
      throw new Error(`There is no ${missing.file} in ${folder}. Build the site first: pnpm build`);
    }
    this.pages = pages.map(({ path, file }) => ({ path, file, html: this.read(file) }));
    this.scripts = globSync('assets/*.js', { cwd: folder }).map((file) => `/${file}`);
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  bytes(file: string): Buffer {
    return readFileSync(join(this.folder, file));
  }

  has(file: string): boolean {
    return statSync(join(this.folder, file), { throwIfNoEntry: false })?.isFile() ?? false;
  }

  /** The page or the file that answers at a path, redirects followed; not the fallback. */
  fileAt(path: string): string | undefined {
    const to = redirects.find(({ from }) => from === path)?.to ?? path;
    const file = pages.find((page) => page.path === to)?.file ?? to;
    return this.has(file) ? file : undefined;
  }
}

/** The elements of a tag, by their attributes; what is inside scripts and styles is none. */
export function elements(html: string, tag: string): Attributes[] {
  const markup = html.replaceAll(/(<(script|style)\b[^>]*>)[\s\S]*?(<\/\2>)/g, '$1$3');
  return [...markup.matchAll(new RegExp(`<${tag}\\b([^>]*)>`, 'g'))].map(([, text = '']) =>
    Object.fromEntries(
      [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        unescapeHtml(value),
      ]),
    ),
  );
}

const unescapeHtml = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
