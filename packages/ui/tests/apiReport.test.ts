import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import {
  apiReport,
  digest,
  missingChangeset,
  released,
  reportFile,
  waitingChangesets,
} from '../build/apiReport.ts';

const committed = readFileSync(reportFile, 'utf8');

test('docs/reference.md is what the package exports', async () => {
  const message =
    'The public API changed. If that is intended, run pnpm --filter @agency/ui api, read the ' +
    'difference and add a changeset (pnpm changeset).';
  expect((await apiReport()) === committed, message).toBe(true);
}, 60_000);

test('a change of the API since the last release comes with a changeset', () => {
  expect(missingChangeset(committed, released(), waitingChangesets())).toBeUndefined();
});

test('a change without a changeset is refused, with what to do', () => {
  const before = { version: '1.2.3', digest: digest('old') };
  expect(missingChangeset('old', before, [])).toBeUndefined();
  expect(missingChangeset('new', before, ['brave-suns-sing.md'])).toBeUndefined();
  expect(missingChangeset('new', before, [])).toMatch(
    /differs from that of 1\.2\.3.*pnpm changeset/,
  );
});

test('comments may change without a changeset, defaults may not', () => {
  const button = (comment: string) => `{\n  /**\n   * ${comment}\n   */\n  wide?: boolean;\n}`;
  expect(digest(button('Fills its row.'))).toBe(digest(button('Takes the whole row.')));
  expect(digest(button('@default false'))).not.toBe(digest(button('@default true')));
});

test('every optional prop takes undefined, for exactOptionalPropertyTypes', () => {
  const declarations = readFileSync(join(dirname(reportFile), '../dist/index.d.ts'), 'utf8');
  const optional = [
    ...declarations.matchAll(/^\s+(?:readonly )?([\w'-]+)\?: (\{.*?^\s+\}[^;]*|[^{;][^;]*);$/gms),
  ];
  expect(optional.length).toBeGreaterThan(40);
  // A `ReactNode` may be undefined, and so may a type that is another name for it.
  const aliases = [...declarations.matchAll(/^type (\w+) = ReactNode\b/gm)].map(([, it]) => it);
  const takes = new RegExp(
    `\\bundefined$|^undefined\\b|^(${['ReactNode', ...aliases].join('|')})$`,
  );
  const refusing = optional.filter(([, , type = '']) => !takes.test(type));
  expect(refusing.map(([, name, type]) => `${name}: ${type}`)).toEqual([]);
});
