import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { cssTarget } from '../../../scripts/browserTargets.ts';
import { pack, packageProblems } from '../../../scripts/checkPackage.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');
const built = globSync('**/*', { cwd: dist });

test('publint and "Are the types wrong?" find no problem', () => {
  expect(packageProblems(root, ['./styles.css', './css/*.css'])).toEqual([]);
}, 60_000);

test("exactly the modules whose source has 'use client' begin with it", () => {
  const directive = /^(['"])use client\1;/;
  const expected = globSync('**/*.{ts,tsx}', { cwd: join(root, 'src') })
    .filter((file) => directive.test(read('src', file)))
    .map((file) => file.replace(/\.tsx?$/, '.js'));
  const marked = built.filter((file) => file.endsWith('.js') && directive.test(read('dist', file)));
  expect(marked.sort()).toEqual(expected.sort());
});

test("exactly the modules with state, effects, context or handlers have 'use client'", () => {
  const needsBrowser =
    /\b(useState|useReducer|useEffect|useLayoutEffect|useRef|useSyncExternalStore|createContext)\(|\bon[A-Z]\w+: (?!on[A-Z]|")/;
  // The theme has colours with such names: `onInk`.
  const modules = built.filter((file) => file.endsWith('.js') && !file.startsWith('theme/'));
  const clients = modules.filter((file) => needsBrowser.test(read('dist', file)));
  const marked = modules.filter((file) => /^"use client"/.test(read('dist', file)));
  expect(marked).toEqual(clients);
});

test("no file has a name that a consumer's vanilla-extract plugin would take for its source", () => {
  expect(built.filter((file) => /\.css\.(js|cjs|mjs|jsx|ts|tsx)$/.test(file))).toEqual([]);
});

test('every relative import names an existing file', () => {
  const missing = built
    .filter((file) => /\.(js|d\.ts)$/.test(file))
    .flatMap((file) =>
      [...read('dist', file).matchAll(/(?:from|import)\s*\(?["'](\.{1,2}\/[^"']+)["']/g)]
        .map(([, specifier = '']) => join(dist, file, '..', specifier))
        .filter((path) => !existsSync(path))
        .map((path) => `${file}: ${path}`),
    );
  expect(missing).toEqual([]);
});

test('declarations keep the documentation of props', () => {
  expect(read('dist/index.d.ts')).toContain("@default 'primary'");
});

test('declarations import no package that a consumer may not have', () => {
  const foreign = built
    .filter((file) => file.endsWith('.d.ts'))
    .flatMap((file) => [...read('dist', file).matchAll(/(?:from |import\()["']([^."'][^"']*)/g)])
    .map(([, name]) => name);
  expect([...new Set(foreign)]).toEqual(['react']);
});

test('every rule of the stylesheets lies in the cascade layer `ui`', () => {
  for (const file of built.filter((name) => name.endsWith('.css'))) {
    expect(outsideLayers(read('dist', file)), file).toEqual([]);
  }
});

test("the layers' order comes before any rule: what resolves an @import moves such lines there", () => {
  for (const name of ['tokens', 'reset', 'components']) {
    expect(read('dist/css', `${name}.css`)).toMatch(/^@layer ui\.base,(ui\.component\.\w+,?)+;/);
  }
});

test('the README names the browsers that the stylesheets are built for', () => {
  expect(read('README.md')).toContain(`cssTarget: ['${cssTarget.join("', '")}']`);
});

test('every link of a document in the tarball leads into the tarball, or is a whole address', () => {
  const temporary = mkdtempSync(join(tmpdir(), 'pack-'));
  const list = execFileSync('tar', ['--list', '--file', pack(root, temporary)], {
    encoding: 'utf8',
  });
  rmSync(temporary, { recursive: true });
  const files = list.split('\n').map((file) => file.replace(/^package\//, ''));
  const documents = files.filter((file) => file.endsWith('.md'));
  expect(documents).toContain('docs/reference.md');
  const broken = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\((?!https:|#)([^)#\s]+)/g)]
      .map(([, link = '']) => join(document, '..', link))
      .filter((file) => !files.includes(file))
      .map((file) => `${document}: ${file}`),
  );
  expect(broken).toEqual([]);
});

test.each([
  ['production', false],
  ['development', existsSync(join(dist, 'warn.js'))],
])('bundled for %s, there is a warning in it: %s', async (mode, hasWarning) => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    mode,
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(dist, 'index.js'), formats: ['es'] },
      rolldownOptions: { external: /^(react|react-dom|@radix-ui)(\/|$)/ },
    },
  }).then((bundles) => (Array.isArray(bundles) ? bundles[0] : bundles))) as Rolldown.RolldownOutput;
  const code = output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
  expect(code).toContain('useSyncExternalStore');
  expect(code.includes('@agency/ui,')).toBe(hasWarning);
});

test('the package runs in Node without a DOM', () => {
  const script = "const ui = await import('./dist/index.js'); console.log(typeof ui.Button)";
  const output = execFileSync('node', ['--input-type=module', '--eval', script], { cwd: root });
  expect(String(output).trim()).toBe('function');
});

/** The rules at the top level of a stylesheet, without layers of ours and keyframes. */
function outsideLayers(css: string): unknown[] {
  const ours = (layer?: string[] | null) => layer?.[0] === 'ui';
  let others: unknown[] = [];
  transform({
    filename: 'test.css',
    code: Buffer.from(css),
    visitor: {
      StyleSheet({ rules }) {
        others = rules.filter(
          (rule) =>
            rule.type !== 'keyframes' &&
            !(rule.type === 'layer-statement' && rule.value.names.every(ours)) &&
            !(rule.type === 'layer-block' && ours(rule.value.name)),
        );
      },
    },
  });
  return others;
}
