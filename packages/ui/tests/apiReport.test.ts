import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  apiReport,
  complaint,
  digest,
  released,
  reportFile,
  waitingChangesets,
} from '../build/apiReport.ts';

const committed = readFileSync(reportFile, 'utf8');

test('api-report.md is what the package exports', async () => {
  const message =
    'The public API changed. If it was meant to: run pnpm --filter @agency/ui api, read the ' +
    'difference, and add a changeset (pnpm changeset).';
  expect((await apiReport()) === committed, message).toBe(true);
}, 60_000);

test('a change of the API since the last release comes with a changeset', () => {
  expect(complaint(committed, released(), waitingChangesets())).toBeUndefined();
});

test('a change without a changeset is refused, and says what to do', () => {
  const before = { version: '1.2.3', digest: digest('old') };
  expect(complaint('old', before, [])).toBeUndefined();
  expect(complaint('new', before, ['brave-suns-sing.md'])).toBeUndefined();
  expect(complaint('new', before, [])).toMatch(/differs from that of 1\.2\.3.*pnpm changeset/);
});
