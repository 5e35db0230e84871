import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Runs before npm gets a package, whatever publishes it: refuses while changesets wait, as they announce
 * another version than the one that would be packed. Tests check another folder.
 */
const [folder = join(import.meta.dirname, '../.changeset')] = process.argv.slice(2);
const waiting = readdirSync(folder).filter((name) => /^(?!README).*\.md$/.test(name));

if (waiting.length > 0) {
  console.error(
    `Not published. ${waiting.length} changesets wait, ${waiting[0]} among them: they become the next ` +
      'version. Run `pnpm version-packages`, and commit what it writes (docs/release.md).',
  );
  process.exitCode = 1;
}
