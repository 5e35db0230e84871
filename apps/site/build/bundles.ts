import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, mergeConfig, type Rolldown } from 'vite';
import { escapeScript } from './escape.ts';
import type { ShippedPackage } from './licences.ts';

/** What the server's entry exports. */
export type Site = typeof import('../src/entry-server.tsx');

const clientEntry = 'src/entry-client.tsx';
const licences = 'licences.json';

/** Bundles the browser's scripts and styles. `files` lacks the CSS, because the pages inline it. */
export async function bundleClient(common: InlineConfig, basePath: string) {
  const output = await bundle(
    mergeConfig(common, {
      build: {
        license: { fileName: licences },
        cssCodeSplit: false,
        rolldownOptions: {
          input: clientEntry,
          // Keeps the entry's exports, because the inline script uses one of them.
          preserveEntrySignatures: 'allow-extension',
          output: { postBanner: `/*! Licences: ${basePath}/licences.txt */` },
        },
      },
    } satisfies InlineConfig),
  );
  const files = new Map(
    output.map((it) => [`/${it.fileName}`, it.type === 'chunk' ? it.code : it.source]),
  );
  const take = (suffix: string) => {
    const path = [...files.keys()].find((it) => it.endsWith(suffix)) ?? '';
    const text = files.get(path);
    if (!text) throw new Error(`The bundle of ${clientEntry} has no ${suffix}.`);
    files.delete(path);
    return String(text);
  };
  // Removes the marker comment that Vite appends.
  const css = take('.css').replace(/\s*\/\*\$vite\$.*/s, '');
  const packages: ShippedPackage[] = JSON.parse(take(licences));
  return { script: `/${output[0].fileName}`, files, css, packages };
}

export async function importServer(common: InlineConfig, outDir: string) {
  await build(
    mergeConfig(common, {
      build: { outDir, emptyOutDir: true, ssr: 'src/entry-server.tsx', minify: false },
      ssr: { noExternal: ['@agency/ui', '@agency/pricing-data'] },
    } satisfies InlineConfig),
  );
  const { href } = pathToFileURL(join(outDir, 'entry-server.js'));
  return import(href) as Promise<Site>;
}

export async function bundleInlineScript(common: InlineConfig) {
  const rolldownOptions = {
    input: 'src/inline-script/inlineScript.ts',
    output: { format: 'iife' },
  } as const;
  const output = await bundle({ ...common, build: { rolldownOptions } });
  return escapeScript(output[0].code.trim());
}

/** Bundles in memory. Vite returns one result, because there is one output and no watcher. */
const bundle = async (config: InlineConfig) =>
  ((await build(mergeConfig(config, { build: { write: false } }))) as Rolldown.RolldownOutput)
    .output;
