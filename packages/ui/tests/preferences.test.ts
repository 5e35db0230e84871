import { join } from 'node:path';
import vm from 'node:vm';
import { build } from 'vite';
import { expect, test } from 'vitest';

const dist = join(import.meta.dirname, '../dist/index.js');
const { preferencesScript } = (await import(dist)) as typeof import('../src/index.ts');

const preferences = [
  { name: 'theme', values: ['light', 'dark'], defaultValue: 'dark', storageKey: 'theme' },
];

/** The script as it comes out of a consumer's own bundle, minified for an old target. */
async function fromConsumersBundle(): Promise<string> {
  const entry = 'virtual:entry';
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) =>
          id === entry
            ? `import { preferencesScript } from ${JSON.stringify(dist)};
               globalThis.script = preferencesScript(${JSON.stringify(preferences)});`
            : undefined,
      },
    ],
    build: { write: false, minify: true, target: 'es2015', rolldownOptions: { input: entry } },
  });
  const [chunk] = (Array.isArray(result) ? result : [result]).flatMap((it) =>
    'output' in it ? it.output : [],
  );
  if (chunk?.type !== 'chunk') throw new Error('The consumer’s build wrote no script.');
  const context = vm.createContext({});
  vm.runInContext(chunk.code, context);
  return context.script;
}

test("a consumer's bundler and minifier leave the script's text, and so its hash, as it is", async () => {
  expect(await fromConsumersBundle()).toBe(preferencesScript(preferences));
});

test('the published script stands alone', () => {
  const attributes: Record<string, string> = {};
  const page = {
    document: {
      documentElement: {
        getAttribute: (name: string) => attributes[name] ?? null,
        setAttribute: (name: string, value: string) => {
          attributes[name] = value;
        },
      },
      getElementsByName: () => [],
      addEventListener: () => {},
    },
    localStorage: { getItem: () => 'light' },
    addEventListener: () => {},
    MutationObserver: class {
      observe() {}
    },
  };
  vm.runInNewContext(preferencesScript(preferences), page);
  expect(attributes).toEqual({ 'data-scripted': '', 'data-theme': 'light' });
});
