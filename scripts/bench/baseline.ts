import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf } from '../../apps/site/hosting/contentSecurityPolicy.ts';
import { precompress } from '../../apps/site/hosting/precompress.ts';

/** Copies a built site without scripts and fonts: what its pages would cost if those were free. */
export async function writeBaseline(
  site: string,
  baseline: string,
  paths: readonly string[],
): Promise<void> {
  await rm(baseline, { recursive: true, force: true });
  await cp(site, baseline, { recursive: true });
  const headersFile = join(baseline, '_headers');
  let headers = await readFile(headersFile, 'utf8');
  for (const path of paths) {
    const file = join(baseline, `${path}.html`);
    const page = await readFile(file, 'utf8');
    const bare = withoutFonts(withoutScripts(page));
    headers = allowStyles(headers, page, bare);
    await writeFile(file, allowStyles(bare, page, bare));
  }
  await writeFile(headersFile, headers);
  await precompress(baseline);
}

/** A page without its scripts; structured data stays. */
export const withoutScripts = (html: string): string =>
  html.replaceAll(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '');

const withoutFonts = (html: string): string =>
  html
    .replaceAll(/<link[^>]*rel="?(?:preload|modulepreload|prefetch)[^>]*>/g, '')
    .replaceAll(/@font-face\s*\{[^}]*url\([^}]*\}/g, '');

/** Replaces the hashes by which a policy allows the styles of `page` with those of `bare`. */
function allowStyles(policy: string, page: string, bare: string): string {
  const hashes = (html: string) =>
    [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style = '']) => hashOf(style));
  const replacements = hashes(bare);
  return hashes(page).reduce(
    (text, hash, index) => text.replaceAll(hash, replacements[index] ?? hash),
    policy,
  );
}
