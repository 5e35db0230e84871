import { expect, test } from 'vitest';
import { unannounced } from '../../../scripts/removedExports.ts';

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
