import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';

/* The README's recipes for a value that a server reads, run as they are written there. */

const root = join(import.meta.dirname, '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');

let folder: string;
beforeAll(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache/recipes-'));
  for (const file of ['preferences.ts', 'Lessons.tsx']) write(file, recipe(`// ${file}`));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The code block of the README that has a comment. */
function recipe(comment: string): string {
  const blocks = Array.from(readme.matchAll(/^```\w+\n(.*?)^```/gms), ([, code = '']) => code);
  const found = blocks.find((code) => code.includes(comment) && code.includes('audience'));
  if (!found) throw new Error(`The README has no recipe '${comment}'.`);
  return found;
}

/** Writes a module that imports the built package. */
function write(file: string, code: string): string {
  const path = join(folder, file);
  writeFileSync(path, code.replaceAll("'@agency/ui'", `'${join(root, 'dist/index.js')}'`));
  return path;
}

/** What each framework renders for a request's query. */
const frameworks: Record<string, (query: string) => Promise<ReactElement>> = {
  'React Router': async (query) => {
    const { loader, default: Route } = await import(write('route.tsx', recipe('// React Router:')));
    const loaderData = loader({ request: new Request(`https://a.example/lessons${query}`) });
    return createElement(Route, { loaderData });
  },
  'Next.js': async (query) => {
    const { default: Page } = await import(write('page.tsx', recipe('// Next.js:')));
    const parameters = new URLSearchParams(query);
    // As Next.js does: an array, if a parameter repeats.
    const entries = Array.from(parameters.keys(), (key) => {
      const [value, ...others] = parameters.getAll(key);
      return [key, others.length > 0 ? [value, ...others] : value];
    });
    return Page({ searchParams: Promise.resolve(Object.fromEntries(entries)) });
  },
  Astro: async (query) => {
    const [, head = '', template = ''] = recipe('// Astro:').split('---\n');
    const [imports, body] = head.split('export const prerender = false;');
    const island = template.replace('client:load ', '');
    const page = `${imports}export default (Astro: { url: URL }) => {${body}return ${island}};`;
    const { default: render } = await import(write('astro.tsx', page));
    return render({ url: new URL(`https://a.example/lessons${query}`) });
  },
};

test.each(Object.entries(frameworks))(
  '%s: the HTML of a request has the value in its address, in the switch and below it',
  async (_framework, render) => {
    for (const [query, value] of [
      ['?for=kids', 'kids'],
      ['?for=everyone', 'adults'],
      ['?for=everyone&for=kids&for=adults', 'kids'],
      ['', 'adults'],
    ] as const) {
      const html = renderToString(await render(query));
      expect(html).toContain(`Lessons for <!-- -->${value}`);
      expect(html).toMatch(
        new RegExp(`<input[^>]*checked=""[^>]*value="${value}"|value="${value}"[^>]*checked=""`),
      );
    }
  },
);

test('React Router: in a root route, `html` has the value that the loader has read', async () => {
  write(
    'router.ts',
    `export const useRouteLoaderData = () => ({ server: 'kids' });
    export const useLocation = () => ({});
    const nothing = () => null;
    export { nothing as Links, nothing as Meta, nothing as Scripts, nothing as ScrollRestoration };`,
  );
  const code = recipe('// React Router: root.tsx').replace("'react-router'", "'./router'");
  const { Layout } = await import(write('root.tsx', code));
  expect(renderToString(createElement(Layout))).toContain(
    '<html lang="en" data-audience="kids" data-theme="system">',
  );
});
