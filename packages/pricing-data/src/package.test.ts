import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageProblems } from '../../../scripts/checkPackage.ts';

test('publint and "Are the types wrong?" find no problem', () => {
  expect(packageProblems(join(import.meta.dirname, '..'))).toEqual([]);
}, 60_000);
