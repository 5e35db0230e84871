import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageProblems } from '../../../scripts/checkPackage.ts';

test('publint and "Are the types wrong?" have nothing to complain about', async () => {
  expect(await packageProblems(join(import.meta.dirname, '..'))).toEqual([]);
}, 60_000);
