import { globSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Puts what the newest version's changesets say of migrating (`Migration: from → to`) at its
 * beginning, in a section of its own. A changelog without such lines stays as it is.
 */
export function withMigrationSection(changelog: string): string {
  const [head = '', newest = '', ...older] = changelog.split(/^(?=## )/m);
  const migrations: string[] = [];
  const others = newest.replaceAll(
    /^ *Migration: (.*(?:\n(?! *Migration: | *$| *- |#).*)*)\n/gm,
    (_, text: string) => {
      migrations.push(`- ${text.replaceAll(/\s*\n\s*/g, ' ')}`);
      return '';
    },
  );
  if (migrations.length === 0) return changelog;
  const section = `### Migration\n\n${migrations.join('\n')}\n\n`;
  const tidy = others.replaceAll(/\n{3,}/g, '\n\n').replace(/^###/m, `${section}###`);
  return [head, tidy, ...older].join('');
}

if (import.meta.main) {
  for (const file of globSync('packages/*/CHANGELOG.md')) {
    writeFileSync(file, withMigrationSection(readFileSync(file, 'utf8')));
  }
}
