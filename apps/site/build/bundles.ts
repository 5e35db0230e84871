import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, mergeConfig, type Rolldown } from 'vite';
import type { ShippedPackage } from './licences.ts';
import { escapeScript } from './siteFiles.ts';

/** What renders the pages. */
export type Entry = typeof import('../src/entry-server.tsx');

const clientEntry = 'src/entry-client.tsx';

/** A folder inside the output folder, while the build runs. */
const licences = 'licences.json';

/**
 * Empties a folder and bundles the browser's scripts into it. Returns the path of the script that
 * hydrates a page, the CSS to inline into the pages, and the packages that the scripts contain.
 */
export async function bundleClient(common: InlineConfig, outDir: string, basePath: string) {
  const output = await bundle(
    mergeConfig(common, {
      build: {
        outDir,
        emptyOutDir: true,
        license: { fileName: licences },
        cssCodeSplit: false,
        rolldownOptions: {
          input: clientEntry,
          // The inline script waits for what the entry exports.
          preserveEntrySignatures: 'allow-extension',
          output: { postBanner: `/*! Licences: ${basePath}/licences.txt */` },
        },
      },
    } satisfies InlineConfig),
  );

  const stylesheet = output.find(({ fileName }) => fileName.endsWith('.css'))?.fileName;
  if (!stylesheet) throw new Error(`The bundle of ${clientEntry} has no stylesheet.`);
  const take = async (fileName: string) => {
    const file = join(outDir, fileName);
    const text = await readFile(file, 'utf8');
    await rm(file);
    return text;
  };
  const css = (await take(stylesheet)).trim();
  const packages: ShippedPackage[] = JSON.parse(await take(licences));
  const script = `/${output[0].fileName}`;
  return { script, css, packages };
}

/** Bundles what renders the pages for Node, and imports it. */
export async function importServer(common: InlineConfig, outDir: string) {
  await build(
    mergeConfig(common, {
      build: { outDir, emptyOutDir: true, ssr: 'src/entry-server.tsx', minify: false },
      ssr: { noExternal: ['@agency/ui', '@agency/pricing-data'] },
    } satisfies InlineConfig),
  );
  const { href } = pathToFileURL(join(outDir, 'entry-server.js'));
  return import(href) as Promise<Entry>;
}

/** Bundles `src/pre-hydration/main.ts` into the text of one inline script. */
export async function bundleInlineScript(common: InlineConfig) {
  const output = await bundle({
    ...common,
    build: {
      write: false,
      rolldownOptions: {
        input: 'src/pre-hydration/main.ts',
        output: { format: 'iife' },
      },
    },
  });
  return escapeScript(output[0].code.trim());
}

/** Bundles into one output, without watch: Vite returns one result. */
const bundle = async (config: InlineConfig) =>
  ((await build(config)) as Rolldown.RolldownOutput).output;
