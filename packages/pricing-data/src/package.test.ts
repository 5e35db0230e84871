import { join } from 'node:path';
import { expect, test } from 'vitest';
import { complaints } from '../../../scripts/checkPackage.ts';

test('publint and "Are the types wrong?" have nothing to complain about', async () => {
  expect(await complaints(join(import.meta.dirname, '..'))).toEqual([]);
}, 60_000);
