import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageProblems } from '../../../scripts/checkPackage.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');
const built = globSync('**/*', { cwd: dist });

test('publint and "Are the types wrong?" have nothing to complain about', async () => {
  expect(await packageProblems(root, ['./styles.css', './css/*.css'])).toEqual([]);
}, 60_000);

test("'use client' stands at the top of exactly the modules whose source asks for it", () => {
  const directive = /^(['"])use client\1;/;
  const asking = globSync('**/*.{ts,tsx}', { cwd: join(root, 'src') })
    .filter((file) => directive.test(read('src', file)))
    .map((file) => file.replace(/\.tsx?$/, '.js'));
  const marked = built.filter((file) => file.endsWith('.js') && directive.test(read('dist', file)));
  expect(marked.sort()).toEqual(asking.sort());
});

test('a module that holds state, effects or handlers of its own asks for the browser', () => {
  const needsBrowser =
    /\b(useState|useReducer|useEffect|useLayoutEffect|useRef|useSyncExternalStore|createContext)\(|\bon[A-Z]\w+: (?!on[A-Z]|")/;
  // The theme has colours by such names: `onInk`.
  const modules = built.filter((file) => file.endsWith('.js') && !file.startsWith('theme/'));
  const silent = modules.filter((file) => needsBrowser.test(read('dist', file)));
  expect(silent.filter((file) => !/^"use client"/.test(read('dist', file)))).toEqual([]);
});

test("no file has a name that a consumer's vanilla-extract plugin takes for a source", () => {
  expect(built.filter((file) => /\.css\.(js|cjs|mjs|jsx|ts|tsx)$/.test(file))).toEqual([]);
});

test('each relative specifier, of code and of declarations, names a file that is there', () => {
  const missing = built
    .filter((file) => /\.(js|d\.ts)$/.test(file))
    .flatMap((file) =>
      [...read('dist', file).matchAll(/(?:from|import)\s*\(?["'](\.{1,2}\/[^"']+)["']/g)]
        .map(([, specifier = '']) => join(dist, file, '..', specifier))
        .map((path) => (file.endsWith('.d.ts') ? path.replace(/\.js$/, '.d.ts') : path))
        .filter((path) => !existsSync(path))
        .map((path) => `${file}: ${path}`),
    );
  expect(missing).toEqual([]);
});

test('declarations keep the documentation of props', () => {
  expect(read('dist/Button/Button.d.ts')).toContain("@default 'primary'");
});

test('declarations name no package that a consumer need not have', () => {
  const foreign = built
    .filter((file) => file.endsWith('.d.ts'))
    .flatMap((file) => [...read('dist', file).matchAll(/(?:from |import\()["']([^."'][^"']*)/g)])
    .map(([, name]) => name);
  expect([...new Set(foreign)]).toEqual(['react']);
});

test('every rule of the stylesheets lies in the cascade layer `ui`', () => {
  for (const file of built.filter((name) => name.endsWith('.css'))) {
    expect(outsideLayers(read('dist', file)), file).toBe('');
  }
});

test('the package runs in Node without a DOM', () => {
  const script = "const ui = await import('./dist/index.js'); console.log(typeof ui.Button)";
  const said = execFileSync('node', ['--input-type=module', '--eval', script], { cwd: root });
  expect(String(said).trim()).toBe('function');
});

/** What stands at the top level of a stylesheet beside layers and keyframes. */
function outsideLayers(css: string): string {
  let depth = 0;
  let top = '';
  for (const character of css) {
    if (character === '{') depth++;
    if (depth === 0) top += character;
    if (character === '}') depth--;
  }
  return top.replaceAll(/@layer ui[\w., ]*;?|@keyframes [\w-]+/g, '').replaceAll(/[\s}]/g, '');
}
