import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Runs before each `npm publish`: refuses while changesets are pending, as they announce a version
 * other than the packed one. Tests pass another folder.
 */
const [folder = join(import.meta.dirname, '../.changeset')] = process.argv.slice(2);
const waiting = readdirSync(folder).filter((name) => /^(?!README).*\.md$/.test(name));

if (waiting.length > 0) {
  console.error(
    `Not published. ${waiting.length} changesets are pending, ${waiting[0]} among them: they become the next ` +
      'version. Run `pnpm version-packages`, and commit what it writes (docs/release.md).',
  );
  process.exitCode = 1;
}
