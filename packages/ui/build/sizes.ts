import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import budgetsFile from '../size-budgets.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');
const readme = join(root, 'README.md');

/** What `.size-limit.ts` measured of a stylesheet or an export, in bytes after Brotli. */
export interface Measurement {
  name: string;
  size: number;
  /** Within its budget; `undefined` where there is none. */
  passed?: boolean;
  sizeLimit?: number;
}

/** The bytes that an export may have at most, imported alone, and its own stylesheet. */
export const budgets: Partial<Record<string, { js: number; css: number }>> = budgetsFile;

/** Runs size-limit on the built package. */
export function measure(): Measurement[] {
  const { stdout, stderr } = spawnSync('size-limit', ['--json'], { cwd: root, encoding: 'utf8' });
  if (!stdout.startsWith('[')) throw new Error(`size-limit measured nothing: ${stderr}${stdout}`);
  return JSON.parse(stdout);
}

const later = ', later included';

/** The sizes of each export, by name. */
export function sizesOf(measurements: readonly Measurement[]) {
  const bytes = new Map(measurements.map(({ name, size }) => [name, size]));
  const at = (name: string) => bytes.get(name) ?? 0;
  return [...bytes.keys()]
    .filter((name) => bytes.has(name + later))
    .sort((a, b) => a.localeCompare(b))
    .map((name) => ({
      name,
      js: at(name),
      later: at(name + later) - at(name),
      css: at(`css/${name}.css`),
    }));
}

const kilobytes = (bytes = 0) => (bytes === 0 ? '–' : (bytes / 1000).toFixed(2));

/** The README's table of sizes. */
export function sizeTable(measurements: readonly Measurement[]): string {
  const of = (file: string) => kilobytes(measurements.find(({ name }) => name === file)?.size);
  const rows = sizesOf(measurements).map(
    ({ name, js, later, css }) =>
      `| \`${name}\` | ${kilobytes(js)}${later ? ` (+ ${kilobytes(later)} when used)` : ''} | ${kilobytes(css)} |`,
  );
  return `\`styles.css\` is ${of('styles.css')} KB, \`css/base.css\` ${of('css/base.css')} KB.

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
  const measurements = measure();
  const table = sizeTable(measurements);
  writeFileSync(
    readme,
    readFileSync(readme, 'utf8').replace(tableInReadme(), () => table),
  );
  // A new export has a tenth to grow; more is a decision, made in the file.
  const withRoom = (bytes: number) => bytes && Math.ceil((bytes * 1.1 + 20) / 10) * 10;
  const renewed = sizesOf(measurements).map(({ name, js, css }) => [
    name,
    budgets[name] ?? { js: withRoom(js), css: withRoom(css) },
  ]);
  writeFileSync(
    join(root, 'size-budgets.json'),
    `${JSON.stringify(Object.fromEntries(renewed), null, 2)}\n`,
  );
}
