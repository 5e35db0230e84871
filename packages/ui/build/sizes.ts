import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import budgetsFile from '../size-budgets.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');
const readme = join(root, 'README.md');

/** The bytes that an export may have at most, imported alone, and its own stylesheet. */
export const budgets: Partial<Record<string, { js: number; css: number }>> = budgetsFile;

/** What a page of offers imports: bars, cards, a table, a footer, themes and toasts. */
export const wholePage = [
  ...['SiteHeader', 'BundleCard', 'BundleGrid', 'ComparisonTable', 'SiteFooter', 'ThemeToggle'],
  ...['Button', 'ButtonLink', 'ToastProvider', 'useToast', 'usePreference'],
];

/** Such a page's styles, without the reset that it may leave out, after Brotli. */
const wholePageStyles = () => {
  const files = ['tokens', ...wholePage].map((name) => join(root, `dist/css/${name}.css`));
  const texts = files.filter(existsSync).map((file) => readFileSync(file));
  return brotliCompressSync(Buffer.concat(texts)).length;
};

/** The built package's sizes in bytes after Brotli, as size-limit measures `.size-limit.ts`. */
export function measure() {
  const { stdout, stderr } = spawnSync('size-limit', ['--json'], { cwd: root, encoding: 'utf8' });
  if (!stdout.startsWith('[')) throw new Error(`size-limit measured nothing: ${stderr}${stdout}`);
  const all: { name: string; size: number; passed?: boolean }[] = JSON.parse(stdout);
  const sizeOf = (name: string) => all.find((one) => one.name === name)?.size ?? 0;
  return {
    overBudget: all.filter(({ passed }) => passed === false),
    wholePage: sizeOf('a whole page') + wholePageStyles(),
    stylesheets: {
      all: sizeOf('styles.css'),
      tokens: sizeOf('css/tokens.css'),
      reset: sizeOf('css/reset.css'),
    },
    exports: all
      .map(({ name, size }) => ({
        name,
        js: size,
        later: sizeOf(`${name}, later included`) - size,
        css: sizeOf(`css/${name}.css`),
      }))
      // The other measurements have no second one.
      .filter(({ later }) => later >= 0)
      .sort((a, b) => a.name.localeCompare(b.name)),
  };
}

type Sizes = ReturnType<typeof measure>;

const kilobytes = (bytes: number) => (bytes === 0 ? '–' : (bytes / 1000).toFixed(2));

/** The README's table of sizes. */
export function sizeTable({ stylesheets, exports }: Sizes): string {
  const rows = exports.map(({ name, js, later, css }) => {
    const script = later ? `${kilobytes(js)} (+ ${kilobytes(later)} when used)` : kilobytes(js);
    return `| \`${name}\` | ${script} | ${kilobytes(css)} |`;
  });
  const { all, tokens, reset } = stylesheets;
  return `\`styles.css\` is ${kilobytes(all)} KB, \`css/tokens.css\` ${kilobytes(tokens)} KB, \`css/reset.css\` ${kilobytes(reset)} KB.

| imported alone | JS, KB | CSS, KB |
|---|--:|--:|
${rows.join('\n')}`;
}

const marked =
  /(?<=<!-- sizes: written by `pnpm --filter @agency\/ui sizes` -->\n).*(?=\n<!-- \/sizes -->)/s;

/** The table as the README has it. */
export function tableInReadme(): string {
  const [table] = readFileSync(readme, 'utf8').match(marked) ?? [];
  if (!table) throw new Error(`packages/ui/README.md has lost the marks of its sizes: ${marked}`);
  return table;
}

if (import.meta.main) {
  const sizes = measure();
  const text = readFileSync(readme, 'utf8').replace(tableInReadme(), () => sizeTable(sizes));
  writeFileSync(readme, text);
  // A new export has a tenth to grow; more is a decision, made in the file.
  const withRoom = (bytes: number) => bytes && Math.ceil((bytes * 1.1 + 20) / 10) * 10;
  const entries = sizes.exports.map(({ name, js, css }) => [
    name,
    budgets[name] ?? { js: withRoom(js), css: withRoom(css) },
  ]);
  const json = JSON.stringify(Object.fromEntries(entries), null, 2);
  writeFileSync(join(root, 'size-budgets.json'), `${json}\n`);
}
