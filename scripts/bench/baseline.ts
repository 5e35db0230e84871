import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { precompress } from '../../apps/site/build/precompress.ts';

/** Copies a built site without scripts and fonts: what its pages would cost if those were free. */
export async function writeBaseline(
  site: string,
  baseline: string,
  paths: readonly string[],
): Promise<void> {
  await rm(baseline, { recursive: true, force: true });
  await cp(site, baseline, { recursive: true });
  for (const path of paths) {
    await edit(join(baseline, `${path}.html`), (page) =>
      allowStyles(withoutFonts(withoutScripts(page))),
    );
  }
  await precompress(baseline);
}

async function edit(file: string, change: (text: string) => string) {
  await writeFile(file, change(await readFile(file, 'utf8')));
}

/** A page without its scripts; structured data stays. */
export const withoutScripts = (html: string): string =>
  html.replaceAll(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '');

const withoutFonts = (html: string): string =>
  html
    .replaceAll(/<link[^>]*rel="?(?:preload|modulepreload|prefetch)[^>]*>/g, '')
    .replaceAll(/@font-face\s*\{[^}]*url\([^}]*\}/g, '');

/** The policy allows styles by their hashes, which are others without the fonts. */
const allowStyles = (policy: string): string =>
  policy.replaceAll(/style-src [^;]+/g, "style-src 'unsafe-inline'");
