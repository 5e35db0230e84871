import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/*
 * `pnpm new:component PriceTag` creates a component's folder from the templates and exports the
 * component from the index, in `packages/ui/src` or in the folder that a second argument names.
 */
const templates = join(import.meta.dirname, 'newComponent');
const [name = '', source = 'packages/ui/src'] = process.argv.slice(2);
const folder = join(source, name);

if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) {
  refuse(`'${name}' is not in PascalCase. Give a name like PriceTag.`);
}
if (existsSync(folder)) refuse(`${folder} exists. Give another name, or delete that folder.`);
mkdirSync(folder);
const files = readdirSync(templates).map((template) => {
  const file = join(folder, template.replace('Name', name).replace('.template', ''));
  // `\b` spares words such as `className`.
  const text = readFileSync(join(templates, template), 'utf8').replaceAll(/\bName/g, name);
  writeFileSync(file, text);
  return file;
});
const index = join(source, 'index.ts');
appendFileSync(index, `export { ${name}, type ${name}Props } from './${name}/${name}.tsx';\n`);
// Sorts the exports, and fails if a template breaks a lint rule.
execFileSync('biome', ['check', '--write', '--vcs-enabled=false', ...files, index]);

console.log(`Wrote
  ${[...files, index].join('\n  ')}

Three tests fail until you follow "Add a component" in CONTRIBUTING.md: the component's own, the one
for its conformance example, and the one for the exports and the README's table.
  pnpm --filter @agency/ui test src/${name}
Its story: pnpm storybook`);

function refuse(reason: string): never {
  console.error(reason);
  process.exit(1);
}
