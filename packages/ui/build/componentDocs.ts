import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/* Writes a page for each component of `@agency/ui`, such as `dist/docs/Button.md`, from its type declaration. */

const dist = join(import.meta.dirname, '../dist');
const exported = Object.keys(await import(join(dist, 'index.js')));
const labels: Record<string, Record<string, string>> = (await import(join(dist, 'labels/en.js')))
  .en;

const declarations = new Map<string, string>();
const clientComponents = new Set<string>();
for (const file of globSync('**/*.d.ts', { cwd: dist })) {
  const text = readFileSync(join(dist, file), 'utf8');
  const code = join(dist, file.replace(/\.d\.ts$/, '.js'));
  const isClient = existsSync(code) && /^['"]use client/.test(readFileSync(code, 'utf8'));
  for (const part of text.split(/(?<!\*\/\n)^(?=\/\*\*|export |declare |interface |type )/m)) {
    const kinds = /^(?:export )?(?:declare (?:function|const)|interface|type) (\w+)/m;
    const [, name] = kinds.exec(part) ?? [];
    if (!name) continue;
    declarations.set(name, part.replace(/^export /m, '').trim());
    if (isClient) clientComponents.add(name);
  }
}

const isComponent = (name: string) => exported.includes(name) && /^([A-Z]|toast$)/.test(name);

/** Adds to `found` the types that a declaration refers to, even indirectly, except labels. */
function addTypesIn(declaration: string, found: Set<string>) {
  const code = declaration.replaceAll(/\/\*\*[\s\S]*?\*\//g, '');
  for (const name of code.match(/\b[A-Z]\w+|(?<=typeof )\w+/g) ?? []) {
    const type = declarations.get(name);
    if (!type || isComponent(name) || name.endsWith('Labels') || found.has(type)) continue;
    addTypesIn(type, found.add(type));
  }
  return found;
}

function page(name: string, declaration: string): string {
  const [, comment = ''] = /^\/\*\*([\s\S]*?)\*\//.exec(declaration) ?? [];
  const [description = '', example = ''] = comment.replaceAll(/^ \* ?/gm, '').split('@example\n');
  const types = [...addTypesIn(declaration, new Set())].join('\n');
  const own = Object.entries(labels[name.charAt(0).toLowerCase() + name.slice(1)] ?? {});
  const rows = own.map(([label, text]) => `| ${label} | ${text} |\n`).join('');
  return [
    `# ${name}`,
    description.trim(),
    clientComponents.has(name) && 'A client component.',
    `## Example\n\n\`\`\`tsx\n${example.trim()}\n\`\`\``,
    `## Props\n\n\`\`\`ts\n${types}\n\`\`\``,
    rows && `## Labels\n\n| label | default |\n| --- | --- |\n${rows}`,
    '[All components](../../README.md#components)\n',
  ]
    .filter(Boolean)
    .join('\n\n');
}

mkdirSync(join(dist, 'docs'), { recursive: true });
for (const [name, declaration] of declarations) {
  if (isComponent(name)) writeFileSync(join(dist, `docs/${name}.md`), page(name, declaration));
}
