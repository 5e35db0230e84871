import { mkdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { visualizer } from 'rollup-plugin-visualizer';
import { build, type PluginOption, type Rolldown } from 'vite';
import { results, root } from './places.ts';
import { table } from './table.ts';

/** What is read here of the visualizer's data. */
interface Modules {
  nodeMetas: Record<string, { id: string; moduleParts: Record<string, string> }>;
  nodeParts: Record<string, { renderedLength: number }>;
}

/** Part of the client's script: a dependency, or a package of ours. */
interface Part {
  name: string;
  /** Minified bytes. */
  size: number;
  /** The chunks it is in. */
  chunks: Set<string>;
}

/** `pnpm bench --parts`: a treemap of the client's script, and its ten largest parts. */
export async function showParts(): Promise<void> {
  await mkdir(results, { recursive: true });
  const treemap = join(results, 'parts.html');
  const dataFile = join(results, 'parts.json');
  const output = join(results, 'parts');
  const chunks = await buildClient(output, [
    visualizer({ template: 'treemap', filename: treemap, sourcemap: true, title: 'Script' }),
    visualizer({ template: 'raw-data', filename: dataFile, sourcemap: true }),
  ]);
  await rm(output, { recursive: true });

  const parts = partsOf(JSON.parse(await readFile(dataFile, 'utf8')) as Modules);
  const compressed = await Promise.all(
    chunks.map(async ({ code }) => (await promisify(brotliCompress)(code)).length),
  );
  const total = {
    size: parts.reduce((sum, { size }) => sum + size, 0),
    compressed: compressed.reduce((sum, size) => sum + size, 0),
  };
  const share = (size: number) => `${((100 * size) / total.size).toFixed(1)} %`;
  const kilobytes = (size: number) => `${(size / 1000).toFixed(1)} KB`;
  const row = (name: string, size: number, where: string) => [
    name,
    kilobytes(size),
    share(size),
    kilobytes((size / total.size) * total.compressed),
    where,
  ];
  const largest = parts.slice(0, 10);
  const rest = parts.slice(10);
  console.log(
    table([
      ['Part', 'minified', 'share', 'compressed ≈', 'in'],
      ...largest.map(({ name, size, chunks }) => row(name, size, [...chunks].join(', '))),
      row(`${rest.length} others`, sum(rest), ''),
      row('In all', total.size, chunks.map(({ name }) => name).join(', ')),
    ]),
  );
  console.log(`\nThe treemap: ${relative(root, treemap)}`);
}

/** Builds the client's script as the site's own build does. */
async function buildClient(
  outDir: string,
  plugins: PluginOption[],
): Promise<Rolldown.OutputChunk[]> {
  const built = await build({
    root: join(root, 'apps/site'),
    logLevel: 'warn',
    plugins,
    build: {
      outDir,
      emptyOutDir: true,
      cssCodeSplit: false,
      sourcemap: true,
      reportCompressedSize: false,
      rolldownOptions: { input: 'src/entry-client.tsx' },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === 'chunk');
}

/** The parts, largest first. */
function partsOf({ nodeMetas, nodeParts }: Modules): Part[] {
  const parts = new Map<string, Part>();
  for (const { id, moduleParts } of Object.values(nodeMetas)) {
    const name = partNamed(id);
    const part = parts.get(name) ?? { name, size: 0, chunks: new Set() };
    parts.set(name, part);
    for (const [bundle, uid] of Object.entries(moduleParts)) {
      part.size += nodeParts[uid]?.renderedLength ?? 0;
      part.chunks.add(bundle.replace(/^assets\/|-[\w-]{8}\.js$/g, ''));
    }
  }
  return [...parts.values()].sort((a, b) => b.size - a.size);
}

/** The package that a module is of. */
function partNamed(id: string): string {
  const dependency = id.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1];
  if (dependency) return dependency;
  const ours = id.match(/packages\/([^/]+)\/src\//)?.[1];
  if (ours) return `@agency/${ours}`;
  return id.includes('src/') ? '@agency/site' : 'the bundler';
}

const sum = (parts: readonly Part[]) => parts.reduce((total, { size }) => total + size, 0);
