import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Runs before each `npm publish`. Fails if changesets are pending, because their changes belong to
 * a later version than the packed one. Tests pass another folder.
 */
const [folder = join(import.meta.dirname, '../.changeset')] = process.argv.slice(2);
const waiting = readdirSync(folder).filter((name) => /^(?!README).*\.md$/.test(name));

if (waiting.length > 0) {
  console.error(
    `Not published. ${waiting.length} changesets are pending (first: ${waiting[0]}): they become ` +
      'the next version. Run `pnpm version-packages`, and commit the result (docs/release.md).',
  );
  process.exitCode = 1;
}
