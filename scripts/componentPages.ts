import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type ComponentDoc, type PropItem, withCustomConfig } from 'react-docgen-typescript';

/* Writes a page for each component of `@agency/ui` from its JSDoc: `dist/docs/Button.md`. */

const root = join(import.meta.dirname, '../packages/ui');
const dist = join(root, 'dist');
const exported = Object.keys(await import(join(dist, 'index.js')));
const labels: Record<string, Record<string, string>> = (await import(join(dist, 'labels/en.js')))
  .en;

/** The components that pass other props on: their types have props of React. */
const passing = new Set<string>();

const { parse } = withCustomConfig(join(root, 'tsconfig.json'), {
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  propFilter: ({ parent }, { name }) => {
    const own = !parent?.fileName.includes('node_modules');
    if (!own) passing.add(name);
    return own;
  },
});

/** The exported types by name: their parameters, and what they are. */
const types = new Map(
  globSync('**/*.d.ts', { cwd: dist }).flatMap((file) =>
    Array.from(
      readFileSync(join(dist, file), 'utf8').matchAll(
        /^(?:export )?(?:interface|type) (\w+)(<.*?>)?(?: extends .*)?( = [\s\S]*?;$| \{)/gm,
      ),
      ([, name = '', parameters = '', definition = '']) =>
        [name, { parameters, definition }] as const,
    ),
  ),
);

/** The documentation of the types, which is extracted as that of components with them as props. */
function parseTypes(): Map<string, ComponentDoc> {
  const file = join(dist, 'types.tsx');
  const names = [...types.keys()].filter((name) => !name.endsWith('Props'));
  const components = Array.from(names, (name) => {
    const parameters = types.get(name)?.parameters ?? '';
    const own = parameters.replaceAll(/ (extends|=) [^,>]*/g, '');
    return `export function ${name}Type${parameters}(props: ui.${name}${own}) { return null; }`;
  });
  writeFileSync(file, [`import type * as ui from '../src/index.ts';`, ...components].join('\n'));
  const docs = parse(file).map((doc) => [doc.displayName.replace(/Type$/, ''), doc] as const);
  rmSync(file);
  return new Map(docs.filter(([, { props }]) => Object.keys(props).length));
}

/** The types with properties that a type's text names, or that those without are made of. */
function typesIn(text: string, documented: Map<string, ComponentDoc>): string[] {
  return (text.match(/\b[A-Z]\w+/g) ?? []).flatMap((name) =>
    documented.has(name) ? name : typesIn(types.get(name)?.definition ?? '', documented),
  );
}

const files = globSync('src/*/*.tsx', { cwd: root }).filter(
  (file) => !/testing|\.(test|stories)\./.test(file),
);

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim();

const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows]
    .map((row) => `| ${row.map(cell).join(' | ')} |`)
    .join('\n');

const typeOf = ({ type: { name, value } }: PropItem): string =>
  Array.isArray(value) ? value.map((each) => each.value).join(' | ') : name;

const propRow = (prop: PropItem) => [
  `\`${prop.name}\``,
  `\`${typeOf(prop)}\``,
  prop.required ? 'required' : String(prop.defaultValue?.value ?? ''),
  prop.description,
];

const propsTable = (props: ComponentDoc['props']) =>
  table(['prop', 'type', 'default', ''], Object.values(props).map(propRow));

const documented = parseTypes();

function page({ displayName: name, description, props, tags, filePath }: ComponentDoc): string {
  const own = labels[name.charAt(0).toLowerCase() + name.slice(1)];
  // An `@` would end it.
  if (tags?.example && !/[>);]$/.test(tags.example)) throw new Error(`${name}: a cut example`);
  const names = Object.values(props).flatMap((prop) => typesIn(typeOf(prop), documented));
  const nested = names.map((name) => [name, propsTable(documented.get(name)?.props ?? {})]);
  const sections = {
    Example: tags?.example && `\`\`\`tsx\n${tags.example.trim()}\n\`\`\``,
    Props: propsTable(props),
    ...Object.fromEntries(nested),
    Labels: own && table(['label', 'default'], Object.entries(own)),
  };
  const declarations = relative(join(root, 'src'), filePath).replace('.tsx', '.d.ts');
  const shown = Object.entries(sections).filter(([, text]) => text);
  return [
    `# ${name}`,
    description.replaceAll(/^@example[\s\S]*/gm, '').trim(),
    ...shown.map(([title, text]) => `## ${title}\n\n${text}`),
    `${passing.has(name) ? 'Other props go to the root element. ' : ''}[The types](../${declarations}) ·
[all components](../../README.md#components)\n`,
  ].join('\n\n');
}

mkdirSync(join(dist, 'docs'), { recursive: true });
for (const doc of parse(files.map((file) => join(root, file)))) {
  if (!exported.includes(doc.displayName)) continue;
  writeFileSync(join(dist, `docs/${doc.displayName}.md`), page(doc));
}
