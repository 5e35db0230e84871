import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf } from '../../apps/site/hosting/contentSecurityPolicy.ts';
import { precompress } from '../../apps/site/hosting/precompress.ts';

/**
 * The floor of a built site: the same pages with their styles, without any script or font. What
 * a page would cost if React, the router and the face were free.
 */
export async function writeFloor(
  site: string,
  floor: string,
  paths: readonly string[],
): Promise<void> {
  await rm(floor, { recursive: true, force: true });
  await cp(site, floor, { recursive: true });
  const headersFile = join(floor, '_headers');
  let headers = await readFile(headersFile, 'utf8');
  for (const path of paths) {
    const file = join(floor, `${path}.html`);
    const page = await readFile(file, 'utf8');
    const bare = withoutFonts(withoutScripts(page));
    headers = allowingStyles(headers, page, bare);
    await writeFile(file, allowingStyles(bare, page, bare));
  }
  await writeFile(headersFile, headers);
  await precompress(floor);
}

/** A page without its scripts; data in a `script` element stays. */
export const withoutScripts = (html: string): string =>
  html.replaceAll(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '');

const withoutFonts = (html: string): string =>
  html
    .replaceAll(/<link[^>]*rel="?(?:preload|modulepreload|prefetch)[^>]*>/g, '')
    .replaceAll(/@font-face\s*\{[^}]*url\([^}]*\}/g, '');

/** The policy knows a style by its hash: text that allows those of `page`, for those of `bare`. */
function allowingStyles(text: string, page: string, bare: string): string {
  const [before, after] = [page, bare].map((html) =>
    [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style = '']) => hashOf(style)),
  );
  return (before ?? []).reduce(
    (changed, hash, index) => changed.replaceAll(hash, after?.[index] ?? hash),
    text,
  );
}
