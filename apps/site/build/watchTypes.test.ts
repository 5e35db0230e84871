import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { watchTypes } from './watchTypes.ts';

test('each change of a project is type-checked, and each error names its place', async () => {
  const scratch = join(import.meta.dirname, '../.cache');
  mkdirSync(scratch, { recursive: true });
  const project = mkdtempSync(join(scratch, 'types-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  writeFileSync(
    join(project, 'tsconfig.json'),
    '{ "compilerOptions": { "noEmit": true, "types": [] } }',
  );
  const file = join(project, 'price.ts');
  writeFileSync(file, 'export const price: { was: string } = { was: 1 };');
  const onResult = vi.fn();
  onTestFinished(watchTypes(project, onResult));

  const error = expect.stringContaining(
    `${file}:1:41: error TS2322: Type 'number' is not assignable`,
  );
  await expect.poll(() => onResult, { timeout: 20_000 }).toHaveBeenCalledWith([error]);
  onResult.mockClear();
  writeFileSync(file, "export const price: { was: string } = { was: 'R1' };");
  await expect.poll(() => onResult, { timeout: 20_000 }).toHaveBeenCalledWith([]);
});
