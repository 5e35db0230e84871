import { expect, test } from 'vitest';
import { withMigrationSection } from '../../../scripts/migrationSection.ts';

const changelog = `# @agency/ui

## 2.0.0

### Major Changes

- 1234567: Cards are round.

  Migration: \`shape\` → \`radius\`, and its
  values \`square\` → \`0\`.
  Migration: \`Card\` → \`RoundCard\`.

- 89abcde: Cards float.

### Patch Changes

- fedcba9: Cards sink.

## 1.0.0

### Major Changes

- 7654321: Cards.

  Migration: of old.
`;

test('a version begins with how to migrate to it, line by line, and older ones stay', () => {
  expect(withMigrationSection(changelog)).toBe(`# @agency/ui

## 2.0.0

### Migration

- \`shape\` → \`radius\`, and its values \`square\` → \`0\`.
- \`Card\` → \`RoundCard\`.

### Major Changes

- 1234567: Cards are round.

- 89abcde: Cards float.

### Patch Changes

- fedcba9: Cards sink.

## 1.0.0

### Major Changes

- 7654321: Cards.

  Migration: of old.
`);
});

test('a version without anything to migrate stays as it is', () => {
  const plain = '# @agency/ui\n\n## 1.0.1\n\n### Patch Changes\n\n- 1234567: Repaired.\n';
  expect(withMigrationSection(plain)).toBe(plain);
});
