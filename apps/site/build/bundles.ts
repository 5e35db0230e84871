import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, mergeConfig, type Rolldown } from 'vite';
import type { WebFont } from '../src/inline/webFont.ts';
import { escapeScript } from './escape.ts';
import type { ShippedPackage } from './licences.ts';

interface ClientBundle {
  /** The entry script's path on the site. */
  entry: string;
  /** The one stylesheet, which goes into the pages and not to disk. */
  css: string;
  /** The packages of which something is in the scripts. */
  packages: ShippedPackage[];
}

/** Below the output folder, while the build runs. */
const licences = 'licences.json';

/** Bundles the browser's scripts into a folder, which is emptied first. */
export async function bundleClient(common: InlineConfig, outDir: string): Promise<ClientBundle> {
  const output = await bundle(
    mergeConfig(common, {
      build: {
        outDir,
        emptyOutDir: true,
        license: { fileName: licences },
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

  const stylesheet = output.find(({ fileName }) => fileName.endsWith('.css'))?.fileName;
  if (!stylesheet) throw new Error('The bundle of src/entry-client.tsx has no stylesheet.');
  const take = async (fileName: string) => {
    const file = join(outDir, fileName);
    const text = await readFile(file, 'utf8');
    await rm(file);
    return text;
  };
  return {
    entry: `/${output[0].fileName}`,
    css: (await take(stylesheet)).trim(),
    packages: JSON.parse(await take(licences)),
  };
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

/** What `src/inline/main.ts` is given. */
interface InlineSettings {
  /** The address of the client's entry script. */
  clientEntry: string;
  /** The browser's own bars, in each theme. */
  themeColors: Readonly<Record<'light' | 'dark', string>>;
  webFont: WebFont;
}

/** Bundles `src/inline/main.ts` into the text of one inline script. */
export async function bundleInlineScript(
  common: InlineConfig,
  { clientEntry, themeColors, webFont }: InlineSettings,
): Promise<string> {
  const output = await bundle({
    ...common,
    define: {
      __CLIENT_ENTRY__: JSON.stringify(clientEntry),
      __THEME_COLORS__: JSON.stringify(themeColors),
      __WEB_FONT__: JSON.stringify(webFont),
    },
    build: {
      write: false,
      rolldownOptions: { input: 'src/inline/main.ts', output: { format: 'iife' } },
    },
  });
  return escapeScript(output[0].code.trim());
}

async function bundle(config: InlineConfig): Promise<Rolldown.RolldownOutput['output']> {
  const result = await build(config);
  if ('output' in result) return result.output;
  throw new Error('Vite made several bundles, or watches: build one, with one output.');
}
