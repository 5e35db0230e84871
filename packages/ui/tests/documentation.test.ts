import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const exported = Object.keys(await import(join(dist, 'index.js')));
const components = exported.filter((name) => /^[A-Z]/.test(name));
const [, declared = ''] = /^export {(.*)};$/m.exec(read('dist/index.d.ts')) ?? [];
const names = declared.split(',').map((name) => name.trim().replace('type ', ''));

const docs = new Map(
  globSync('**/*.d.ts', { cwd: dist }).flatMap((file) =>
    Array.from(
      read(join('dist', file)).matchAll(
        /^\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n(?:export )?declare function (\w+)/gm,
      ),
      ([, text = '', name = '']) => [name, text.replaceAll(/^ \* ?/gm, '')] as const,
    ),
  ),
);
const exampleOf = (name: string) => docs.get(name)?.split('@example\n')[1]?.trim();

test('the code in the README and in components’ examples compiles', () => {
  const examples = components.map((name) => [`${name}.tsx`, exampleOf(name) ?? ''] as const);
  const blocks = Array.from(
    read('README.md').matchAll(/^```tsx?\n(.*?)^```/gms),
    ([, code = ''], index) => [`README-${index + 1}.tsx`, code] as const,
  );
  expect(blocks.length).toBeGreaterThan(4);
  expect(compile(Object.fromEntries([...examples, ...blocks]))).toBe('');
});

/** Compiles files that may import the repository's packages. Returns TypeScript's errors. */
function compile(files: Record<string, string>): string {
  const cache = join(root, '../../.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'documentation-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, code] of Object.entries(files)) {
    writeFileSync(join(folder, name), asModule(code));
  }
  writeFileSync(join(folder, 'project.d.ts'), project);
  const compilerOptions = {
    strict: true,
    noEmit: true,
    module: 'preserve',
    jsx: 'react-jsx',
    lib: ['es2023', 'dom'],
    types: [],
    skipLibCheck: true,
    paths: {
      '@agency/ui': [join(dist, 'index.d.ts')],
      '@agency/ui/labels/*': [join(dist, 'labels/*.d.ts')],
    },
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  return spawnSync('tsc', ['-p', folder], { encoding: 'utf8' }).stdout;
}

const project = `
  declare module '*.css';
  declare const ReactRouterLink: typeof import('react-router').Link;
  declare const useState: typeof import('react').useState;
  declare const defineConfig: typeof import('vite').defineConfig;
  declare const react: typeof import('@vitejs/plugin-react').default;
  declare const theme: import('@agency/ui').Preference;
  declare const audience: import('@agency/ui').Preference<'adults' | 'kids'>;
  declare const de: import('@agency/ui').Labels;
`;

/** Adds imports from the package to a fragment, and turns bare JSX into statements. */
function asModule(code: string): string {
  const isOwn = (name: string) =>
    new RegExp(`(import[^;]*|const |function )\\b${name}\\b`).test(code);
  const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(code) && !isOwn(name));
  const imports = `import { ${used.join(', ')} } from '@agency/ui';\n`;
  return imports + code.replaceAll(/^<(?=\w)/gm, ';<');
}
