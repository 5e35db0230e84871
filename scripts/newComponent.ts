import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const templates = join(import.meta.dirname, 'newComponent');

/**
 * Makes a component's folder of the templates, in `source` (`packages/ui/src`) and exports it from the index.
 *
 * @returns the paths of its files and of the index.
 * @throws when the name is not in PascalCase, or taken.
 */
export function newComponent(name: string, source: string): string[] {
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) {
    throw new Error(
      `'${name}' is not a component's name. Give one in PascalCase: pnpm new:component PriceTag`,
    );
  }
  const folder = join(source, name);
  if (existsSync(folder)) {
    throw new Error(`There is a component ${name} already, in ${folder}. Choose another name.`);
  }
  mkdirSync(folder);
  const written = readdirSync(templates).map((template) => {
    const file = join(folder, template.replace('Name', name).replace('.template', ''));
    writeFileSync(file, readFileSync(join(templates, template), 'utf8').replaceAll('Name', name));
    return file;
  });
  const index = join(source, 'index.ts');
  appendFileSync(index, `export { ${name}, type ${name}Props } from './${name}/${name}.tsx';\n`);
  written.push(index);
  // Puts the export in its place, and fails where a template breaks a rule.
  const check = ['check', '--write', '--error-on-warnings', '--vcs-enabled=false', ...written];
  execFileSync('biome', check, { stdio: 'pipe' });
  return written;
}

if (import.meta.main) {
  const [name = ''] = process.argv.slice(2);
  try {
    const written = newComponent(name, join(dirname(import.meta.dirname), 'packages/ui/src'));
    console.log(`Wrote
  ${written.join('\n  ')}

Its first test fails until it says what a visitor notices. Next:
  pnpm --filter @agency/ui exec vitest src/${name}
  pnpm storybook
and, when it is done:
  pnpm changeset`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
