import { dirname, join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { BuiltSite } from '../build/release/BuiltSite.ts';
import { company } from './company.ts';

/** The built site, for tests that only read its files. */
export const builtSite = new BuiltSite(join(dirname(import.meta.dirname), 'dist'), company);

/** The family of the pages' web font. */
export const webFont = /<style id="web-font">@font-face\{font-family:"(.+?)"/.exec(
  builtSite.pages[0]?.html ?? '',
)?.[1] as string;

/** A page's built file, parsed. */
export function documentOf({ path }: { path: string }): HTMLElement {
  const page = builtSite.pages.find((it) => it.path === path);
  if (!page) throw new Error(`The built site has no page at ${path}.`);
  return page.document;
}

/** The size of a PNG, or of the PNG in an icon file. */
export function sizeOf(data: Buffer): string {
  const png = data.subarray(data.indexOf('PNG') - 1);
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}
