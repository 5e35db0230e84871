import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { precompress } from '../../apps/site/build/precompress.ts';

/**
 * The floor of a built site: the same HTML with its styles, without any script or font. What a
 * page would cost if React, the router and the face were free.
 */
export async function writeFloor(
  site: string,
  floor: string,
  paths: readonly string[],
): Promise<void> {
  await rm(floor, { recursive: true, force: true });
  await mkdir(floor, { recursive: true });
  await cp(join(site, '_headers'), join(floor, '_headers'));
  for (const path of paths) {
    const html = await readFile(join(site, `${path}.html`), 'utf8');
    await writeFile(join(floor, `${path}.html`), withoutFonts(withoutScripts(html)));
  }
  await precompress(floor);
}

/** A page without its scripts; data in a `script` element stays. */
export const withoutScripts = (html: string): string =>
  html.replaceAll(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '');

const withoutFonts = (html: string): string =>
  html
    .replaceAll(/<link[^>]*rel="?(?:preload|modulepreload|prefetch)[^>]*>/g, '')
    .replaceAll(/@font-face\s*\{[^}]*url\([^}]*\}/g, '');
