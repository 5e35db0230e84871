import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import { unannounced } from '../../../scripts/removedExports.ts';

const script = join(import.meta.dirname, '../../../scripts/checkChangesets.ts');

test('a package is not published while a changeset is pending', () => {
  const folder = mkdtempSync(join(tmpdir(), 'changesets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const check = () => spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });

  for (const file of ['README.md', 'config.json']) writeFileSync(join(folder, file), '');
  expect(check()).toMatchObject({ status: 0, stderr: '' });
  writeFileSync(join(folder, 'new-room.md'), '');
  expect(check()).toMatchObject({ status: 1, stderr: expect.stringContaining('new-room.md') });
});

test('a removed export needs a major changeset of its package that names it', () => {
  const before =
    "export { Room, type RoomProps } from './Room.ts';\nexport type {\n  Hall,\n} from './Hall.ts';";
  const after = "export { Room } from './Room.ts';";
  const removed = (...changesets: string[]) => unannounced('@agency/ui', before, after, changesets);
  expect(removed()).toEqual(['RoomProps', 'Hall']);
  expect(
    removed('---\n"@agency/ui": patch\n---', '---\n"@agency/pricing-data": major\n---'),
  ).toEqual(['RoomProps', 'Hall']);
  expect(removed('---\n"@agency/ui": major\n---\nHall is gone.')).toEqual(['RoomProps']);
  expect(
    unannounced('@agency/ui', before, `${before}\nexport { Bar } from './Bar.ts';`, []),
  ).toEqual([]);
});
