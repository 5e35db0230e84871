import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { escapeScript } from './escape.ts';
import type { ShippedPackage } from './licences.ts';

/** What the server's entry exports. */
export type Site = typeof import('../src/entry-server.tsx');

const common: InlineConfig = { root: dirname(import.meta.dirname), logLevel: 'warn' };

const clientEntry = 'src/entry-client.tsx';
const licences = 'licences.json';

/** Bundles the browser's scripts and styles. `files` lacks the CSS, because the pages inline it. */
export async function bundleClient(define: InlineConfig['define'], basePath: string) {
  const output = await bundle({
    define,
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
  });
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

export async function importServer(
  outDir: string,
  options?: Pick<InlineConfig, 'define' | 'plugins'>,
) {
  await build({
    ...common,
    ...options,
    build: { outDir, emptyOutDir: true, ssr: 'src/entry-server.tsx', minify: false },
    ssr: { noExternal: ['@agency/ui', '@agency/pricing-data'] },
  });
  const { href } = pathToFileURL(join(outDir, 'entry-server.js'));
  return import(href) as Promise<Site>;
}

export async function bundleInlineScript() {
  const rolldownOptions = {
    input: 'src/inline-script/inlineScript.ts',
    output: { format: 'iife' },
  } as const;
  const output = await bundle({ build: { rolldownOptions } });
  return escapeScript(output[0].code.trim());
}

/** Bundles in memory. Vite returns one result, because there is one output and no watcher. */
async function bundle(config: InlineConfig) {
  const result = await build({ ...common, ...config, build: { ...config.build, write: false } });
  return (result as Rolldown.RolldownOutput).output;
}
