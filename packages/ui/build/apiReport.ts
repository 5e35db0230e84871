import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript-api';
import manifest from '../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const changesets = join(root, '../../.changeset');

/** The report as committed. */
export const reportFile = join(root, 'api-report.md');
/** The digest of the report as of the last release. */
const releasedFile = join(root, 'api-released.json');

/** What a consumer's code can see, as text: each export, and the props of each component. */
export async function apiReport(): Promise<string> {
  const entry = join(dist, 'index.d.ts');
  const program = ts.createProgram([entry], {
    strict: true,
    module: ts.ModuleKind.Preserve,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
  });
  const source = program.getSourceFile(entry);
  const checker = program.getTypeChecker();
  const symbol = source && checker.getSymbolAtLocation(source);
  if (!symbol) throw new Error(`${entry} exports nothing: build the package first, pnpm build.`);
  const entries = checker
    .getExportsOfModule(symbol)
    .map((exported) =>
      exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported,
    )
    .sort((a, b) => a.name.localeCompare(b.name))
    .map((exported) =>
      exported.name === 'vars'
        ? 'const vars: the CSS variables below, by group and name'
        : describe(exported, checker),
    );
  return `${[
    '# Public API of @agency/ui',
    'Written by `pnpm --filter @agency/ui api` from the built declarations. A change here is a',
    "change that the package's users see: it comes with a changeset.",
    '',
    '```ts',
    entries.join('\n\n').replaceAll(/import\("[^"]+"\)\./g, ''),
    '```',
    '',
    '## CSS variables',
    '',
    ...(await cssVariables()).map((name) => `- \`${name}\``),
  ].join('\n')}\n`;
}

/** The names that a brand may set, in the theme's order. */
async function cssVariables(): Promise<string[]> {
  const { vars } = (await import(join(dist, 'index.js'))) as { vars: Record<string, object> };
  return Object.values(vars)
    .flatMap((group) => Object.values(group) as string[])
    .map((value) => value.replace(/^var\((.*)\)$/, '$1'));
}

const inPackage = (node: ts.Node) => node.getSourceFile().fileName.startsWith(dist);

function describe(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const [declaration] = symbol.declarations ?? [];
  if (!declaration) throw new Error(`The export ${symbol.name} has no declaration.`);
  const print = (type: ts.Type, flags = 0) =>
    checker.typeToString(type, declaration, ts.TypeFormatFlags.NoTruncation | flags);

  if (ts.isInterfaceDeclaration(declaration))
    return describeInterface(declaration, symbol, checker);
  if (ts.isTypeAliasDeclaration(declaration)) {
    const parameters = declaration.typeParameters?.map((it) => it.getText()).join(', ');
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const written = declaration.type.getText().replaceAll(/\s+/g, ' ');
    const text = /\b(keyof|typeof)\b/.test(written)
      ? print(type, ts.TypeFormatFlags.InTypeAlias)
      : written;
    return `type ${symbol.name}${parameters ? `<${parameters}>` : ''} = ${text}`;
  }
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
  const [signature] = type.getCallSignatures();
  if (!signature) return `const ${symbol.name}: ${print(type)}`;
  // The names of destructured props say nothing that their type does not.
  const text = checker
    .signatureToString(signature, declaration, ts.TypeFormatFlags.NoTruncation)
    .replace(/^(<.*?>)?\(\{.*?\}: /, (_, generic = '') => `${generic}(props: `);
  return `function ${symbol.name}${text}`;
}

function describeInterface(
  declaration: ts.InterfaceDeclaration,
  symbol: ts.Symbol,
  checker: ts.TypeChecker,
): string {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const parameters = declaration.typeParameters?.map((it) => it.getText()).join(', ');
  const foreign = foreignParents(declaration, checker);
  const members = type
    .getProperties()
    .filter((property) => property.declarations?.some(inPackage))
    .sort((a, b) => a.name.localeCompare(b.name))
    .map((property) => {
      const optional = property.flags & ts.SymbolFlags.Optional;
      const text = typeText(property, declaration, checker);
      const [byDefault] = property.getJsDocTags(checker).filter(({ name }) => name === 'default');
      const said = byDefault ? ` // default ${ts.displayPartsToString(byDefault.text)}` : '';
      return `  ${property.name}${optional ? '?' : ''}: ${text};${said}`;
    });
  return [
    `interface ${symbol.name}${parameters ? `<${parameters}>` : ''}` +
      `${foreign.length > 0 ? ` extends ${foreign.join(', ')}` : ''} {`,
    ...members,
    '}',
  ].join('\n');
}

/** A member's type as it is written, unless that leads inside: then what it amounts to. */
function typeText(member: ts.Symbol, at: ts.Node, checker: ts.TypeChecker): string {
  const { valueDeclaration } = member;
  const written =
    valueDeclaration && ts.isPropertySignature(valueDeclaration)
      ? valueDeclaration.type
          ?.getText()
          .replaceAll(/\/\*.*?\*\//gs, '')
          .replaceAll(/\s+/g, ' ')
      : undefined;
  if (written && !/\btypeof\b/.test(written)) return written;
  const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(member, at));
  const text = checker.typeToString(type, at, ts.TypeFormatFlags.NoTruncation);
  return text.split(' | ').sort().join(' | ');
}

/** What an interface takes over from elsewhere: React's props of an element. */
function foreignParents(declaration: ts.InterfaceDeclaration, checker: ts.TypeChecker): string[] {
  const parents = declaration.heritageClauses?.flatMap(({ types }) => [...types]) ?? [];
  return parents.flatMap((parent) => {
    const [own] =
      checker
        .getTypeAtLocation(parent)
        .symbol?.declarations?.filter((it) => ts.isInterfaceDeclaration(it) && inPackage(it)) ?? [];
    return own ? foreignParents(own as ts.InterfaceDeclaration, checker) : [parent.getText()];
  });
}

export const digest = (report: string) => createHash('sha256').update(report).digest('hex');

export const released = (): { version: string; digest: string } =>
  JSON.parse(readFileSync(releasedFile, 'utf8'));

/** The changesets that wait for the next release of this package. */
export const waitingChangesets = (): string[] =>
  globSync('*.md', { cwd: changesets }).filter((file) =>
    /^["']?@agency\/ui["']?:/m.test(readFileSync(join(changesets, file), 'utf8')),
  );

/** What is wrong with a report, given what was released and what waits; `undefined` when nothing. */
export function complaint(
  report: string,
  { version, digest: before }: { version: string; digest: string },
  waiting: readonly string[],
): string | undefined {
  if (digest(report) === before || waiting.length > 0) return undefined;
  return (
    `The public API differs from that of ${version}, and no changeset says so. ` +
    'Run pnpm changeset, choose @agency/ui, and describe the change for those who use it.'
  );
}

if (import.meta.main) {
  const report = await apiReport();
  writeFileSync(reportFile, report);
  if (process.argv.includes('--released')) {
    const { version } = manifest;
    writeFileSync(
      releasedFile,
      `${JSON.stringify({ version, digest: digest(report) }, null, 2)}\n`,
    );
  }
  console.log(`Wrote ${report.split('\n').length} lines to packages/ui/api-report.md.`);
}
