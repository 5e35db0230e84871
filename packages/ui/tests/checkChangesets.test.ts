import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const script = join(import.meta.dirname, '../../../scripts/checkChangesets.ts');

test('a package is not published while a changeset waits', () => {
  const folder = mkdtempSync(join(tmpdir(), 'changesets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const check = () => spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });

  for (const file of ['README.md', 'config.json']) writeFileSync(join(folder, file), '');
  expect(check()).toMatchObject({ status: 0, stderr: '' });
  writeFileSync(join(folder, 'new-room.md'), '');
  expect(check()).toMatchObject({ status: 1, stderr: expect.stringContaining('new-room.md') });
});
