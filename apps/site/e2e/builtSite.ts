import { dirname, join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { BuiltSite } from '../build/release/BuiltSite.ts';
import type { SitePage } from './pages.ts';

/** The built site, for what its files say before any browser or host has part in it. */
export const builtSite = new BuiltSite(join(dirname(import.meta.dirname), 'dist'));

/** A page's built file, parsed. */
export function documentOf({ path }: SitePage): HTMLElement {
  const page = builtSite.pages.find((it) => it.path === path);
  if (!page) throw new Error(`apps/site/hosting/addresses.ts names no file for ${path}.`);
  return page.document;
}
