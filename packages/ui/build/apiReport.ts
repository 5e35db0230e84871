import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');
const changesets = join(root, '../../.changeset');

/** The report as committed. */
export const reportFile = join(root, 'docs/reference.md');
/** The version that was released last, and the digest of its report. */
const releasedFile = join(root, 'api-released.json');

/** Everything a consumer's code can see: the published declarations and the CSS variables. */
export async function apiReport(): Promise<string> {
  const { vars }: typeof import('../src/index.ts') = await import(join(root, 'dist/index.js'));
  const variables = Object.values(vars).flatMap((group) => Object.values<string>(group));
  const tokens = readFileSync(join(root, 'dist/css/tokens.css'), 'utf8');
  const row = (name: string) => {
    const [, value = ''] = new RegExp(`${name}:([^;}]*)`).exec(tokens) ?? [];
    const [, light, dark] = /^light-dark\((oklch\(.*?\)),(oklch\(.*?\))\)$/.exec(value) ?? [];
    const meaning = value === 'initial' ? 'not set: as its place has it' : `\`${value}\``;
    return `| \`${name}\` | ${light ? `\`${light}\` · \`${dark}\`` : meaning} |`;
  };
  const stylesheets = globSync('*.css', { cwd: join(root, 'dist/css') }).sort();
  return `# Reference of @agency/ui

The published declarations, then the CSS variables, the stylesheets and their layers. A change here
is a change of the package's interface; only a comment may change without one.

\`\`\`ts
${readFileSync(join(root, 'dist/index.d.ts'), 'utf8').trim()}
\`\`\`

## CSS variables

Each with its value; two for a colour, of the light and the dark theme.

| variable | value |
|---|---|
${variables.map((name) => row(name.slice('var('.length, -1))).join('\n')}

## Stylesheets

- \`styles.css\`: everything
${stylesheets.map((name) => `- \`css/${name}\``).join('\n')}

## Cascade layers

All rules lie in \`ui\`: the theme and the resets in \`ui.base\`, then the components in
\`ui.component\`, which has a layer for each of them where the stylesheet is not \`styles.css\`.
`;
}

/** Identifies an API, whatever its comments say, but for the defaults among them. */
export function digest(report: string): string {
  const api = report
    .split('\n')
    .filter((line) => !/^\s*(\/\*\*|\*)/.test(line) || line.includes('@default'));
  return createHash('sha256').update(api.join('\n')).digest('hex');
}

export const released = (): { version: string; digest: string } =>
  JSON.parse(readFileSync(releasedFile, 'utf8'));

/** The changesets of this package for its next release. */
export const waitingChangesets = (): string[] =>
  globSync('*.md', { cwd: changesets }).filter((file) =>
    /^["']?@agency\/ui["']?:/m.test(readFileSync(join(changesets, file), 'utf8')),
  );

/** What to say of an API that changed since the last release without a changeset. */
export function missingChangeset(
  report: string,
  { version, digest: before }: { version: string; digest: string },
  waiting: readonly string[],
): string | undefined {
  if (digest(report) === before || waiting.length > 0) return undefined;
  return (
    `The public API differs from that of ${version}, and no changeset says so. ` +
    'Run pnpm changeset, choose @agency/ui, and describe the change for its users.'
  );
}

if (import.meta.main) {
  const report = await apiReport();
  writeFileSync(reportFile, report);
  if (process.argv.includes('--released')) {
    const { version } = manifest;
    writeFileSync(
      releasedFile,
      `${JSON.stringify({ version, digest: digest(report) }, null, 2)}\n`,
    );
  }
}
