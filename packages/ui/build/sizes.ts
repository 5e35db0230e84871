import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const root = join(import.meta.dirname, '..');
const entry = join(root, 'dist/index.js');
const readme = join(root, 'README.md');
const budgetFile = join(root, 'size-budgets.json');

/** Bytes after Brotli. */
export interface Size {
  /** The script that a page needs which imports this export and nothing else, without React. */
  js: number;
  /** What it loads when first used. */
  later: number;
  /** Its part of the stylesheet, without `css/base.css`. */
  css: number;
}

export type Sizes = Record<string, Size>;
export type Budgets = Record<string, Pick<Size, 'js' | 'css'>>;

const brotli = (text: string) => brotliCompressSync(text).length;

/** The sizes of each export of the built package, bundled alone as a consumer would. */
export async function measure(): Promise<Sizes> {
  const names = Object.keys(await import(entry)).sort((a, b) => a.localeCompare(b));
  const sizes: Sizes = {};
  for (const name of names) {
    const css = join(root, 'dist/css', `${name}.css`);
    sizes[name] = {
      ...(await bundleAlone(name)),
      css: existsSync(css) ? brotli(readFileSync(css, 'utf8')) : 0,
    };
  }
  return sizes;
}

/** The stylesheets that are for the page as a whole. */
export const measureStylesheets = () => ({
  all: brotli(readFileSync(join(root, 'dist/styles.css'), 'utf8')),
  base: brotli(readFileSync(join(root, 'dist/css/base.css'), 'utf8')),
});

async function bundleAlone(name: string): Promise<Pick<Size, 'js' | 'later'>> {
  const id = 'virtual:consumer';
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    root,
    plugins: [
      {
        name: 'consumer',
        resolveId: (wanted) => (wanted === id ? id : undefined),
        load: (wanted) => (wanted === id ? `export { ${name} } from '${entry}';` : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: id,
        external: /^react(-dom)?(\/|$)/,
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = result.output.filter((output) => output.type === 'chunk');
  const first = chunks.find((chunk) => chunk.isEntry);
  const needed = new Set<string>();
  const need = (fileName: string) => {
    if (needed.has(fileName)) return;
    needed.add(fileName);
    chunks.find((chunk) => chunk.fileName === fileName)?.imports.forEach(need);
  };
  if (first) need(first.fileName);
  const sum = (some: Rolldown.OutputChunk[]) =>
    some.reduce((bytes, { code }) => bytes + brotli(code), 0);
  return {
    js: sum(chunks.filter(({ fileName }) => needed.has(fileName))),
    later: sum(chunks.filter(({ fileName }) => !needed.has(fileName))),
  };
}

const kilobytes = (bytes: number) => (bytes === 0 ? '–' : (bytes / 1000).toFixed(2));

/** The README's table of sizes. */
export function sizeTable(sizes: Sizes, sheets: ReturnType<typeof measureStylesheets>): string {
  const rows = Object.entries(sizes).map(([name, { js, later, css }]) => {
    const script = later ? `${kilobytes(js)} (+ ${kilobytes(later)} when used)` : kilobytes(js);
    return `| \`${name}\` | ${script} | ${kilobytes(css)} |`;
  });
  return [
    `\`styles.css\` is ${kilobytes(sheets.all)} KB, \`css/base.css\` ${kilobytes(sheets.base)} KB.`,
    '',
    '| imported alone | JS, KB | CSS, KB |',
    '|---|--:|--:|',
    ...rows,
  ].join('\n');
}

const start = '<!-- sizes: written by `pnpm --filter @agency/ui sizes` -->';
const end = '<!-- /sizes -->';

/** What the README says between the marks. */
export function tableInReadme(): string {
  const text = readFileSync(readme, 'utf8');
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from)
    throw new Error(`packages/ui/README.md has lost its marks ${start} … ${end}.`);
  return text.slice(from + start.length, to).trim();
}

export const readBudgets = (): Budgets => JSON.parse(readFileSync(budgetFile, 'utf8'));

/** A little room to grow; more of it is a decision, made in `size-budgets.json`. */
const withRoom = (bytes: number) => Math.ceil((bytes * 1.1 + 20) / 10) * 10;

if (import.meta.main) {
  const sizes = await measure();
  const table = sizeTable(sizes, measureStylesheets());
  const text = readFileSync(readme, 'utf8').replace(tableInReadme(), () => table);
  writeFileSync(readme, text);
  const before = existsSync(budgetFile) ? readBudgets() : {};
  const budgets = Object.fromEntries(
    Object.entries(sizes).map(([name, { js, css }]) => [
      name,
      before[name] ?? { js: withRoom(js), css: css && withRoom(css) },
    ]),
  );
  writeFileSync(budgetFile, `${JSON.stringify(budgets, null, 2)}\n`);
  console.log(table);
}
