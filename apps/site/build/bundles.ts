import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Manifest, mergeConfig } from 'vite';
import type { ShippedPackage } from './licences.ts';

interface ClientBundle {
  /** The entry script's path on the site. */
  entry: string;
  /** The one stylesheet, which goes into the pages and not to disk. */
  css: string;
  /** The packages of which something is in the scripts. */
  packages: ShippedPackage[];
}

/** Bundles the browser's scripts into a folder, which is emptied first. */
export async function bundleClient(common: InlineConfig, outDir: string): Promise<ClientBundle> {
  await build(
    mergeConfig(common, {
      build: {
        outDir,
        emptyOutDir: true,
        manifest: '.vite/manifest.json',
        license: { fileName: '.vite/licences.json' },
        cssCodeSplit: false,
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: {
            postBanner: ({ isEntry }) => (isEntry ? '/*! Licences: /licences.txt */' : ''),
          },
        },
      },
    } satisfies InlineConfig),
  );
  const read = (file: string) => readFile(join(outDir, file), 'utf8');
  const manifest: Manifest = JSON.parse(await read('.vite/manifest.json'));
  const packages = JSON.parse(await read('.vite/licences.json'));
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)?.file;
  const stylesheet = Object.values(manifest).find(({ file }) => file.endsWith('.css'))?.file;
  if (!entry || !stylesheet) {
    throw new Error(
      "The client's build produced no entry script or no stylesheet: see its manifest, " +
        `${join(outDir, '.vite/manifest.json')}.`,
    );
  }
  const css = (await read(stylesheet)).trim();
  await rm(join(outDir, stylesheet));
  await rm(join(outDir, '.vite'), { recursive: true });
  return { entry: `/${entry}`, css, packages };
}

/** Bundles an entry for Node, and imports it. */
export async function importBundle<Module>(
  common: InlineConfig,
  outDir: string,
  entry: string,
): Promise<Module> {
  await build(
    mergeConfig(common, {
      build: { outDir, emptyOutDir: true, ssr: entry, minify: false },
      ssr: { noExternal: ['@agency/ui', '@agency/pricing-data'] },
    } satisfies InlineConfig),
  );
  const file = join(outDir, basename(entry).replace(/tsx?$/, 'js'));
  return import(pathToFileURL(file).href);
}
