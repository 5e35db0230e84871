import { readFileSync } from 'node:fs';
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

test('api-report.md is what the package exports', async () => {
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
